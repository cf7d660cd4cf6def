/** Values of a page's `robots` tag: keep the page out of search results, or do so but follow its links. */
export type Robots = 'noindex' | 'noindex,follow'

/** These paths and everything below them: personal pages, and stand-ins on a developer's machine. */
export const PRIVATE_PATHS = ['/app', '/admin', '/profile', '/dev'] as const
const UNLISTED_PATHS = [
  ...PRIVATE_PATHS,
  '/auth/change-email',
  '/auth/confirm',
  '/auth/recover',
  '/try/duel',
  '/try/keep',
  '/sitemap.xml',
]

/** Why a page at a public path stays out of search results: it has no content yet, or it shows the reader's own text. */
export type Withheld = 'planned' | 'readersText'

/** The only rule for which pages stay out of search results. Undefined if search engines may list the page. */
export function robotsOf({ path, withheld }: { path: string; withheld?: Withheld }): Robots | undefined {
  const isUnlisted = UNLISTED_PATHS.some((unlisted) => path === unlisted || path.startsWith(`${unlisted}/`))
  if (isUnlisted || withheld === 'readersText') return 'noindex'
  return withheld === 'planned' ? 'noindex,follow' : undefined
}
