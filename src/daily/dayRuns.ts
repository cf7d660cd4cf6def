import { dateAfter, type UtcDate } from '#daily/utcDate.ts'

/** Days in a row with a finished round. */
export interface DayRuns {
  /** Up to today; up to yesterday while today's round is not finished. */
  current: number
  best: number
}

/** @param dates the days with a finished round, in any order */
export function dayRuns(dates: readonly UtcDate[], today: UtcDate): DayRuns {
  const played = new Set(dates)
  const last = played.has(today) ? today : dateAfter(today, -1)
  const ends = [...played].filter((date) => !played.has(dateAfter(date, 1)))
  return { current: runUpTo(last, played), best: Math.max(0, ...ends.map((end) => runUpTo(end, played))) }
}

function runUpTo(end: UtcDate, played: ReadonlySet<UtcDate>): number {
  let length = 0
  while (played.has(dateAfter(end, -length))) length += 1
  return length
}
