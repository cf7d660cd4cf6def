import type { Figure } from '#admin/siteDays.ts'

export const daysCopy = {
  title: 'The Last 30 Days',
  lead: 'Each line goes from the oldest day on the left to today on the right. Days are UTC days, and today is not over. What a deleted account did is not counted.',
  loading: 'Counting...',
  failed: 'The days could not be counted.',
  asTable: 'Show as a table',
  asLines: 'Show as lines',
  table: 'Day by day',
  day: 'Day',
  total: (count: string, today: string) => `${count} in 30 days, ${today} today`,
  most: (count: string) => `most on a day: ${count}`,
  countOf: (count: number) => count.toLocaleString('en-US'),
} as const

export const FIGURE_NAMES: Record<Figure, string> = {
  sign_ups: 'Sign-ups',
  duels: 'Duels finished',
  practices: 'Practices begun',
  daily_rounds: 'Daily rounds begun',
  lessons: 'Lessons done',
  reviews: 'Reviews answered',
  translators: 'People who translated',
  characters: 'Characters translated',
}

/** What a line shows, in a sentence. */
export function lineSentence(figure: Figure, counts: readonly number[]): string {
  const sum = counts.reduce((one, other) => one + other, 0)
  const texts = [sum, counts.at(-1) ?? 0, Math.max(0, ...counts)].map(daysCopy.countOf)
  const [all = '', today = '', most = ''] = texts
  return `${FIGURE_NAMES[figure]}: ${daysCopy.total(all, today)}, ${daysCopy.most(most)}.`
}
