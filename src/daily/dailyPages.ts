import type { UtcDate } from '#daily/utcDate.ts'
import type { PageMeta } from '#site/pageMetadata.ts'

export const dailyMeta: PageMeta = {
  title: 'Daily round',
  description: 'Three questions of Korean a day, the same for everyone at your grade. One try, nothing is rated.',
  path: '/app/daily',
}

/** A day's round: its result, or its beginning. */
export function dayPath(date: UtcDate): string {
  return `${dailyMeta.path}/${date}`
}

/** The questions of a day's round. */
export function playPath(date: UtcDate): string {
  return `${dayPath(date)}/play`
}
