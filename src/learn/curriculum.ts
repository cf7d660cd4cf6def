import { LEVELS, type Level } from '#korean/level.ts'

/** The parts of the learning hub, each the first segment of its pages' paths. */
export const SECTIONS = ['learn', 'courses', 'tracks', 'kpop', 'business', 'exam', 'community'] as const
export type Section = (typeof SECTIONS)[number]

export const COURSES: Record<Level, readonly string[]> = {
  A1: ['hangul-zero-hero', 'survival-korean', 'pronunciation-bootcamp', 'essential-600-vocab', 'numbers-counters-mini'],
  A2: ['everyday-conversations', 'travel-hospitality', 'kpop-lyrics-basics', 'topik-i-prep', 'grammar-foundations'],
  B1: [
    'intermediate-grammar',
    'kdrama-dialogues',
    'business-korean-basics',
    'social-media-slang',
    'writing-workshop-1',
  ],
  B2: ['news-current-events', 'business-email-reports', 'idioms-proverbs', 'topik-ii-core', 'listening-lab-podcasts'],
  C1: [
    'academic-writing-presentation',
    'corporate-negotiation',
    'hanja-mastery',
    'advanced-debate',
    'modern-literature-survey',
  ],
  C2: [
    'professional-interpretation',
    'literature-masterclass',
    'public-speaking',
    'technical-korean',
    'creative-writing',
  ],
}

/** The community page itself, at `/community`. */
export const SECTION_PAGE = 'index'

/** All pages of the hub in reading order. Each is a file `content/pages/SECTION/SLUG.md`. */
export const CURRICULUM: Record<Section, readonly string[]> = {
  learn: [
    'hangul',
    'particles',
    'honorifics',
    'romanization',
    'batchim',
    'assimilation',
    'sino-numbers',
    'counters',
    'formal-vs-informal-pronouns',
    'spaced-repetition',
    'korean-text-abbrevs',
  ],
  courses: LEVELS.flatMap((level) => COURSES[level]),
  tracks: [
    'dialect-busan',
    'honorifics-intensive',
    'topik-speaking-booster',
    'kstartup-pitch-decks',
    'business-card-etiquette',
    'kpop-fan-cafe',
    'drama-script-writing',
    'advanced-pronunciation',
    'rapid-reading',
    'junior-topik-bridge',
  ],
  kpop: ['lyrics-explainer', 'slang-2025'],
  business: ['email-greetings', 'card-etiquette'],
  exam: ['topik-i-overview', 'topik-ii-overview', 'topik-speaking-overview'],
  community: [SECTION_PAGE, 'leaderboard'],
}

/** Identifies a page of the hub. */
export interface PagePlace {
  section: Section
  slug: string
}

export const PAGE_PLACES: readonly PagePlace[] = SECTIONS.flatMap((section) =>
  CURRICULUM[section].map((slug) => ({ section, slug })),
)

export function pagePath({ section, slug }: PagePlace): string {
  return slug === SECTION_PAGE ? `/${section}` : `/${section}/${slug}`
}

/** The previous and next page in the same section. */
export function neighbors({ section, slug }: PagePlace): { previous?: PagePlace; next?: PagePlace } {
  const slugs = CURRICULUM[section]
  const at = slugs.indexOf(slug)
  const [previous, next] = [slugs[at - 1], slugs[at + 1]]
  return { ...(previous && { previous: { section, slug: previous } }), ...(next && { next: { section, slug: next } }) }
}
