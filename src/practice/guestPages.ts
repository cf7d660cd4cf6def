import type { PageWords } from '#site/pageMetadata.ts'

export const guestPage: PageWords = {
  title: 'Try three questions now',
  description: 'Play a duel of three Korean questions against a program, at your level. No account needed.',
  path: '/try',
}

/** The questions and the result. */
export const GUEST_DUEL_PATH = `${guestPage.path}/duel`
/** Where a new user's first duel is kept. */
export const KEEP_PATH = `${guestPage.path}/keep`
