import { dateAfter, type UtcDate, utcMonthOf } from '#daily/utcDate.ts'

/** So many missed days of a month end no streak. */
export const FORGIVEN_DAYS = 2

/** Days in a row with learning. */
export interface Streak {
  /** The days with learning in it. Missed days that are forgiven do not count. */
  readonly days: number
  /** Whether today is one of them. */
  readonly today: boolean
  /** How many more days of this month may be missed. */
  readonly forgivable: number
}

/**
 * The streak up to today. A day that is not over yet is not missed.
 * @param learned the days with learning, in any order
 */
export function streakOf(learned: readonly UtcDate[], today: UtcDate): Streak {
  const days = new Set(learned.filter((date) => date <= today))
  const missed = new Map<string, number>()
  const missedIn = (date: UtcDate) => missed.get(utcMonthOf(date)) ?? 0
  let length = days.has(today) ? 1 : 0
  let missedThisMonth = 0
  for (let date = dateAfter(today, -1); length < days.size; date = dateAfter(date, -1)) {
    if (days.has(date)) {
      length += 1
      missedThisMonth = missedIn(today)
    } else {
      // Missed days count only once an earlier day with learning shows that the streak goes on before them.
      if (missedIn(date) === FORGIVEN_DAYS) break
      missed.set(utcMonthOf(date), missedIn(date) + 1)
    }
  }
  return { days: length, today: days.has(today), forgivable: FORGIVEN_DAYS - missedThisMonth }
}
