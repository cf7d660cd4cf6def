/** What a page's `robots` says: keep it out of search results, or do so and still follow its links. */
export type Robots = 'noindex' | 'noindex,follow'

/** Each with everything below it: pages of one person, pages of one mail's link, and stand-ins on a developer's machine. */
export const PRIVATE_PATHS = ['/app', '/admin', '/profile', '/dev'] as const
const UNLISTED_PATHS = [...PRIVATE_PATHS, '/auth/confirm', '/auth/recover', '/sitemap.xml']

/** Why a page at a public path may still stay out: it has no content yet, or it shows the reader's own text. */
export type Withheld = 'planned' | 'readersText'

/** Which pages stay out of search results: the one rule. Undefined: search engines may list the page. */
export function robotsOf({ path, withheld }: { path: string; withheld?: Withheld }): Robots | undefined {
  const isUnlisted = UNLISTED_PATHS.some((unlisted) => path === unlisted || path.startsWith(`${unlisted}/`))
  if (isUnlisted || withheld === 'readersText') return 'noindex'
  return withheld === 'planned' ? 'noindex,follow' : undefined
}
