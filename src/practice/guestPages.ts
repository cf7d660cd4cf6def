import type { PageMeta } from '#site/pageMetadata.ts'

export const guestMeta: PageMeta = {
  title: 'Try three questions now',
  description: 'Play a duel of three Korean questions against a program, at your level. No account needed.',
  path: '/try',
}

/** The questions and the result. */
export const GUEST_DUEL_PATH = `${guestMeta.path}/duel`
/** Where a new user's first duel is kept. */
export const KEEP_PATH = `${guestMeta.path}/keep`
