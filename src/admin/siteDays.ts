import { DAY_MS } from '#kit/time.ts'

export const FIGURES = [
  ...(['sign_ups', 'duels', 'practices', 'daily_rounds'] as const),
  ...(['lessons', 'reviews', 'translators', 'characters'] as const),
]

export type Figure = (typeof FIGURES)[number]

/** Response of `admin-days`: how often each thing happened on each of the last days. The last day is today. */
export interface SiteDays {
  first_day: string
  figures: Record<Figure, number[]>
}

/** A line through one number a day, scaled to the box: 0 lies at the bottom, the greatest number at the top. */
export function dayLine(counts: readonly number[], box: { width: number; height: number }): { x: number; y: number }[] {
  const most = Math.max(1, ...counts)
  const step = counts.length > 1 ? box.width / (counts.length - 1) : 0
  return counts.map((count, index) => ({ x: index * step, y: box.height * (1 - count / most) }))
}

/** The UTC dates of as many days, from the first on. */
export function datesFrom(firstDay: string, days: number): string[] {
  const first = Date.parse(firstDay)
  return Array.from({ length: days }, (_, index) => new Date(first + index * DAY_MS).toISOString().slice(0, 10))
}
