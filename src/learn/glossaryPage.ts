/** A published row of `glossary_pages`: the content of the page at its path. */
export interface GlossaryPage {
  slug: string
  title: string
  description: string
  /** Markdown that an admin wrote. */
  content: string
  /** The headline in its structured data, if it has one. */
  headline?: string
  /** Dates in UTC: 2026-11-20. */
  created: string
  updated: string
}

/** Old slugs, whose paths redirect to the page's new slug. */
export const MOVED_PAGES: Record<string, string> = { 'kpop/slang': 'kpop/slang-2025' }

export function glossaryPath({ slug }: { slug: string }): string {
  return `/${MOVED_PAGES[slug] ?? slug}`
}
