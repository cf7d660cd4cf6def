import type { PageMeta } from '#site/pageMetadata.ts'

export const challengeMeta: Omit<PageMeta, 'path'> = {
  title: 'A challenge',
  description:
    'A friend challenges you to a live duel in Korean: three questions, and the first right answer takes the point.',
}

export const apartMeta: Omit<PageMeta, 'path'> = {
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
