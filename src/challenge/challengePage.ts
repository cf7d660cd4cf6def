import type { PageWords } from '#site/pageMetadata.ts'

export const challengePage: Omit<PageWords, 'path'> = {
  title: 'A challenge',
  description:
    'A friend challenges you to a live duel in Korean: three questions, and the first right answer takes the point.',
}

export const apartPage: Omit<PageWords, 'path'> = {
  title: 'A challenge to answer',
  description:
    'A friend has played three questions of Korean. Answer the same three against those answers, within a week.',
}

/** The page where a friend answers a duel apart. */
export function apartPath(code: string): string {
  return `/app/apart/${code}`
}

/** The page where a friend accepts a challenge. */
export function challengePath(code: string): string {
  return `/app/challenge/${code}`
}
