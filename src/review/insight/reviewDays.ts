import { DAY_MS, type EpochMs } from '#kit/time.ts'

/** A UTC day as `YYYY-MM-DD`. */
export type DayName = string

/** What a learner did on a day. */
export interface ReviewDay {
  date: DayName
  /** Answers that count. */
  answers: number
  /** Those to cards that were answered on an earlier day: they show what was remembered. */
  asked: number
  /** How many of these were right. */
  remembered: number
}

export interface Retention {
  asked: number
  remembered: number
}

/** A day of the calendar. */
export interface CalendarDay {
  date: DayName
  answers: number
}

/** How many days the calendar shows. */
export const YEAR_DAYS = 365
/** The days by which the newest retention is measured. */
export const RETENTION_DAYS = 30
/** With fewer answers, chance decides the share. */
export const LEAST_ASKED = 20

/** The UTC day of an instant. */
export function dayOf(at: EpochMs): DayName {
  return new Date(at).toISOString().slice(0, 10)
}

/** The days of the last year up to today in whole weeks from Monday, oldest first. Days without answers are there, too. */
export function yearInWeeks(days: readonly ReviewDay[], today: DayName): CalendarDay[][] {
  const answers = new Map(days.map((day) => [day.date, day.answers]))
  const last = Date.parse(today)
  const first = mondayOf(last - (YEAR_DAYS - 1) * DAY_MS)
  const count = Math.round((last - first) / DAY_MS) + 1
  const all = Array.from({ length: count }, (_, index): CalendarDay => {
    const date = dayOf(first + index * DAY_MS)
    return { date, answers: answers.get(date) ?? 0 }
  })
  return Array.from({ length: Math.ceil(count / 7) }, (_, week) => all.slice(week * 7, week * 7 + 7))
}

function mondayOf(at: EpochMs): EpochMs {
  const fromMonday = (new Date(at).getUTCDay() + 6) % 7
  return at - fromMonday * DAY_MS
}

/** How full a day is, from 0 to 4: by the share of the fullest day. */
export function shadeOf(answers: number, most: number): number {
  return most === 0 ? 0 : Math.ceil((4 * answers) / most)
}

export interface MonthOfReviews extends Retention {
  /** `YYYY-MM`. */
  month: string
  /** Days with at least one answer. */
  days: number
  answers: number
}

/** The months with answers, oldest first. */
export function reviewMonths(days: readonly ReviewDay[]): MonthOfReviews[] {
  const months = Map.groupBy(days, ({ date }) => date.slice(0, 7))
  return [...months]
    .map(([month, own]) => ({ month, days: own.length, answers: sumOf(own, 'answers'), ...retentionOf(own) }))
    .toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

/** How much was remembered lately. */
export function retentionLately(days: readonly ReviewDay[], today: DayName): Retention {
  const from = dayOf(Date.parse(today) - (RETENTION_DAYS - 1) * DAY_MS)
  return retentionOf(days.filter(({ date }) => date >= from))
}

function retentionOf(days: readonly ReviewDay[]): Retention {
  return { asked: sumOf(days, 'asked'), remembered: sumOf(days, 'remembered') }
}

function sumOf(days: readonly ReviewDay[], field: 'answers' | 'asked' | 'remembered'): number {
  return days.reduce((sum, day) => sum + day[field], 0)
}

/** The share that was remembered; undefined if there are too few answers to tell. */
export function retentionShare({ asked, remembered }: Retention): number | undefined {
  return asked < LEAST_ASKED ? undefined : remembered / asked
}

/** The values of the lines of a plot: at most five round steps from 0 to above the highest value. */
export function countLines(most: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000].find((size) => most / size <= 4) ?? 5_000
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, index) => index * step)
}
