import { LEVELS } from '#korean/level.ts'
import { COURSES, CURRICULUM, type PagePlace, pagePath, type Section } from '#learn/curriculum.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import type { PageMeta } from '#site/pageMetadata.ts'
import { SITE_NAME } from '#site/siteName.ts'

export const siteMapMeta: PageMeta = {
  title: 'Site map: every guide, course and track',
  description: `Everything on ${SITE_NAME} on one page: the translator, guides to Hangul and grammar, 30 courses from A1 to C2, and 10 tracks.`,
  path: '/sitemap',
}

export const SITE_MAP_NOTE = 'More content is coming. Courses, tracks and guides open here one by one.'

export interface SiteMapLink {
  path: string
  name: string
}

export interface SiteMapGroup {
  /** The anchor that breadcrumbs link to. */
  id: string
  title: string
  /** Courses are grouped by level. Every other group is one list without a heading. */
  lists: { heading?: string; links: SiteMapLink[] }[]
}

const MAIN: SiteMapGroup = {
  id: 'site',
  title: 'Main',
  lists: [
    {
      links: [
        { path: '/', name: 'Home' },
        { path: '/translate', name: 'Translator' },
        { path: '/auth', name: 'Sign in or create an account' },
        { path: '/pricing', name: 'Pricing' },
      ],
    },
  ],
}

const TITLES: Record<Exclude<Section, 'courses'>, string> = {
  learn: 'Learning guides',
  tracks: 'Tracks',
  kpop: 'K-pop',
  business: 'Business',
  exam: 'Exam',
  community: 'Community',
}

/** All public pages, in groups. */
export function siteMapGroups(pages: ReadonlyMap<string, LearningPage>): SiteMapGroup[] {
  const linkTo = (place: PagePlace) => ({ path: pagePath(place), name: pages.get(pagePath(place))?.heading ?? '' })
  const links = (section: Section, slugs: readonly string[]) => slugs.map((slug) => linkTo({ section, slug }))
  const group = (section: Exclude<Section, 'courses'>): SiteMapGroup => ({
    id: section,
    title: TITLES[section],
    lists: [{ links: links(section, CURRICULUM[section]) }],
  })
  const courses: SiteMapGroup = {
    id: 'courses',
    title: 'Courses',
    lists: LEVELS.map((level) => ({ heading: level, links: links('courses', COURSES[level]) })),
  }
  return [MAIN, group('learn'), courses, ...(['tracks', 'kpop', 'business', 'exam', 'community'] as const).map(group)]
}

/** The links of all courses, which the structured data lists. */
export function courseLinks(groups: readonly SiteMapGroup[]): SiteMapLink[] {
  return groups.filter(({ id }) => id === 'courses').flatMap(({ lists }) => lists.flatMap(({ links }) => links))
}
