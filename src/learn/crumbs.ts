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

/** Home, then the page's section of the site map (for the community, the community page), then the page. */
export function crumbsTo(place: PagePlace, name: string): Crumb[] {
  const { section, slug } = place
  const part = section === 'community' ? '/community' : `/sitemap#${section}`
  const above = slug === SECTION_PAGE ? [] : [{ name: SECTION_NAMES[section], path: part }]
  return [{ name: 'Home', path: '/' }, ...above, { name, path: pagePath(place) }]
}
