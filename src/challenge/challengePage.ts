import type { PageWords } from '#site/pageMetadata.ts'

export const challengePage: Omit<PageWords, 'path'> = {
  title: 'A challenge',
  description:
    'A friend challenges you to a live duel in Korean: three questions, and the first right answer takes the point.',
}

/** The page where a friend accepts a challenge. */
export function challengePath(code: string): string {
  return `/app/challenge/${code}`
}
