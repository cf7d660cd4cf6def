import { LEVELS, type Level } from '#korean/level.ts'
import { COURSES, CURRICULUM, type PagePlace, pagePath, type Section } from '#learn/curriculum.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import { isOpen } from '#learn/openPage.ts'
import type { PageMeta } from '#site/pageMetadata.ts'

/** The sections with an index page at `/SECTION`. */
export const INDEXED_SECTIONS = ['learn', 'courses', 'tracks'] as const
export type IndexedSection = (typeof INDEXED_SECTIONS)[number]

export interface IndexMeta extends PageMeta {
  heading: string
  lead: string
}

export const INDEX_META: Record<IndexedSection, IndexMeta> = {
  learn: {
    path: '/learn',
    title: 'Learn Korean: guides, courses and tracks',
    description:
      'Guides to Hangul, particles, speech levels and numbers, TOPIK overviews, work mail and K-pop Korean: what you can read today, and what comes next.',
    heading: 'Learn Korean',
    lead: 'New to Korean? Read Hangul first: it takes an afternoon. Then open a guide whenever a translation or a duel makes you ask why.',
    image: '/og/learn.png',
  },
  courses: {
    path: '/courses',
    title: 'Korean courses from A1 to C2',
    description:
      'Thirty Korean courses by level, from your first letters to interpreting: which have lessons today, and what the others will teach.',
    heading: 'Courses',
    lead: 'Thirty courses in six levels. Begin with those that you can take now; the others show what they will teach.',
    image: '/og/courses.png',
  },
  tracks: {
    path: '/tracks',
    title: 'Korean tracks: one goal each',
    description:
      'Ten Korean tracks for one goal each: Busan dialect, honorifics, TOPIK speaking, pitch decks, fan cafés, pronunciation, reading and more.',
    heading: 'Tracks',
    lead: 'A track trains one thing for one goal, across levels. All of them are still being written; each page shows its plan.',
    image: '/og/tracks.png',
  },
}

export interface IndexEntry {
  path: string
  name: string
  about: string
}

/** Pages under one heading: those that can be read now, and those that are coming. */
export interface IndexGroup {
  id: string
  title: string
  open: IndexEntry[]
  coming: IndexEntry[]
}

const GUIDE_GROUPS: readonly { section: Section; title: string }[] = [
  { section: 'learn', title: 'Letters, sounds and grammar' },
  { section: 'exam', title: 'Exams' },
  { section: 'business', title: 'Korean at work' },
  { section: 'kpop', title: 'K-pop' },
]

const LEVEL_TITLES: Record<Level, string> = {
  A1: 'A1: first words',
  A2: 'A2: everyday life',
  B1: 'B1: opinions and stories',
  B2: 'B2: news and work',
  C1: 'C1: study and negotiation',
  C2: 'C2: mastery',
}

/** The groups of an index page, in the curriculum's order. */
export function indexGroups(
  section: IndexedSection,
  pages: ReadonlyMap<string, LearningPage>,
  glossaryPaths: readonly string[],
): IndexGroup[] {
  const group = (id: string, title: string, places: readonly PagePlace[]): IndexGroup => {
    const found = places.flatMap((place) => pages.get(pagePath(place)) ?? [])
    const entries = (open: boolean) => found.filter((page) => isOpen(page, glossaryPaths) === open).map(indexEntry)
    return { id, title, open: entries(true), coming: entries(false) }
  }
  const placesOf = (of: Section) => CURRICULUM[of].map((slug) => ({ section: of, slug }))
  switch (section) {
    case 'learn':
      return GUIDE_GROUPS.map(({ section: of, title }) => group(of, title, placesOf(of)))
    case 'courses':
      return LEVELS.map((level) =>
        group(
          level,
          LEVEL_TITLES[level],
          COURSES[level].map((slug) => ({ section, slug })),
        ),
      )
    case 'tracks':
      return [group('tracks', 'All tracks', placesOf('tracks'))]
  }
}

function indexEntry(page: LearningPage): IndexEntry {
  return { path: pagePath(page), name: page.heading, about: page.description }
}
