import type { Mark } from '#daily/dailyTry.ts'
import { GRADE_NAMES, type Grade } from '#daily/grade.ts'
import type { UtcDate } from '#daily/utcDate.ts'
import { SECOND_MS } from '#kit/time.ts'
import { SITE_NAME } from '#site/siteName.ts'

const SQUARES: Record<Mark['outcome'], string> = { right: '🟩', wrong: '⬛', late: '⬜' }

/** In whole seconds, as shown beside a mark: at least 1. */
export function secondsOf({ ms }: Mark): number {
  return Math.max(1, Math.round(ms / SECOND_MS))
}

/** The result of a round for others to read: a square with the seconds for each question, nothing about the questions. */
export function sharedText({ date, grade, marks }: { date: UtcDate; grade: Grade; marks: readonly Mark[] }): string {
  const squares = marks.map((mark) => `${SQUARES[mark.outcome]} ${secondsOf(mark)} s`)
  return `${SITE_NAME} daily ${date} · ${GRADE_NAMES[grade]}\n${squares.join('  ')}`
}
