/** A published row of `glossary_pages`: the content of the page at its path. */
export interface GlossaryPage {
  slug: string
  title: string
  description: string
  /** Markdown, written by an admin. */
  content: string
  /** The headline of its structured data, where it has one. */
  headline?: string
  /** Days, in UTC: 2026-11-20. */
  created: string
  updated: string
}

/** Slugs whose page lies elsewhere; their own path leads there. */
export const MOVED_PAGES: Record<string, string> = { 'kpop/slang': 'kpop/slang-2025' }

export function glossaryPath({ slug }: { slug: string }): string {
  return `/${MOVED_PAGES[slug] ?? slug}`
}
