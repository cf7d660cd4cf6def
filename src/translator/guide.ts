/** The guides that explanations may link to. */
export const GUIDE_SLUGS = [
  'hangul',
  'particles',
  'honorifics',
  'romanization',
  'batchim',
  'assimilation',
  'sino-numbers',
  'counters',
  'formal-vs-informal-pronouns',
] as const

export type GuideSlug = (typeof GUIDE_SLUGS)[number]

/** `/learn/particles` */
export function guidePath(slug: GuideSlug): string {
  return `/learn/${slug}`
}
