import { DAY_MS, type EpochMs } from '#kit/time.ts'

/** A day in UTC: `2026-11-23`. */
export type UtcDate = string
/** A month in UTC: `2026-11`. */
export type UtcMonth = string

/** Whether the text is a day of the calendar, as in a URL. */
export function isUtcDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(startOfDate(text)) && utcDateOf(startOfDate(text)) === text
}

export function utcDateOf(at: EpochMs): UtcDate {
  return new Date(at).toISOString().slice(0, 10)
}

export function utcMonthOf(date: UtcDate): UtcMonth {
  return date.slice(0, 7)
}

/** Midnight at the beginning of the day. */
export function startOfDate(date: UtcDate): EpochMs {
  return Date.parse(`${date}T00:00:00Z`)
}

/** The date so many days later; earlier if negative. */
export function dateAfter(date: UtcDate, days: number): UtcDate {
  return utcDateOf(startOfDate(date) + days * DAY_MS)
}

/** The month so many months later; earlier if negative. */
export function monthAfter(month: UtcMonth, months: number): UtcMonth {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The month's weeks from Sunday to Saturday; null for days of the months around it. */
export function weeksOf(month: UtcMonth): (UtcDate | null)[][] {
  const first = `${month}-01`
  const before = new Date(startOfDate(first)).getUTCDay()
  const weeks: (UtcDate | null)[][] = []
  for (let sunday = -before; utcMonthOf(dateAfter(first, Math.max(0, sunday))) === month; sunday += 7) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => inMonth(dateAfter(first, sunday + day), month)))
  }
  return weeks
}

function inMonth(date: UtcDate, month: UtcMonth): UtcDate | null {
  return utcMonthOf(date) === month ? date : null
}
