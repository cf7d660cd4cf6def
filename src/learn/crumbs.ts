import { type PagePlace, pagePath, SECTION_PAGE, type Section } from '#learn/curriculum.ts'
import type { Crumb } from '#site/jsonLd.ts'

export const SECTION_NAMES: Record<Section, string> = {
  learn: 'Guides',
  courses: 'Courses',
  tracks: 'Tracks',
  kpop: 'K-pop',
  business: 'Business',
  exam: 'Exams',
  community: 'Community',
}

export const SITE_MAP_CRUMBS: readonly Crumb[] = [
  { name: 'Home', path: '/' },
  { name: 'Site map', path: '/sitemap' },
]

/** The page above a section's pages: its index, or its part of the guides' index; for the community, the community page. */
const ABOVE: Record<Section, string> = {
  learn: '/learn',
  courses: '/courses',
  tracks: '/tracks',
  kpop: '/learn#kpop',
  business: '/learn#business',
  exam: '/learn#exam',
  community: '/community',
}

/** Home, then the page above, then the page. */
export function crumbsTo(place: PagePlace, name: string): Crumb[] {
  const { section, slug } = place
  const above = slug === SECTION_PAGE ? [] : [{ name: SECTION_NAMES[section], path: ABOVE[section] }]
  return [{ name: 'Home', path: '/' }, ...above, { name, path: pagePath(place) }]
}
