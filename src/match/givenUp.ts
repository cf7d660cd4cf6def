import type { MatchCourse } from '#match/course.ts'
import { scoreOf } from '#match/course.ts'
import type { UnratedReason } from '#match/matchContract.ts'
import type { Stakes } from '#match/stakes.ts'
import { QUESTION_COUNT } from '#questions/questionCount.ts'

/**
 * When a match was given up, by resigning or by being absent: `unanswered` before both players had answered once (a walkout), `early`
 * before the last question opened, `late` after that.
 */
export type GivenUp = 'unanswered' | 'early' | 'late'

/** Null if the match was not given up. */
export function givenUpWhen(course: MatchCourse): GivenUp | null {
  const reason = course.outcome?.reason
  if (reason !== 'resigned' && reason !== 'abandoned') return null
  if (!haveBothAnswered(course)) return 'unanswered'
  return course.questions.length < QUESTION_COUNT ? 'early' : 'late'
}

/** Whether the course of a match excludes it from ratings, and why. A draw without points says nothing about either player. */
export function unratedReason(course: MatchCourse, { counts }: Stakes): Exclude<UnratedReason, 'repeated'> | null {
  if (course.outcome?.reason === 'void') return 'void'
  if (!counts) return 'friendly'
  if (givenUpWhen(course) === 'unanswered') return 'unanswered'
  return course.outcome?.reason === 'draw' && scoreOf(course).every((points) => points === 0) ? 'no_points' : null
}

/** An answer that came just too late counts as given: its player was playing. */
function haveBothAnswered({ questions }: MatchCourse): boolean {
  return ([0, 1] as const).every((player) =>
    questions.some(({ answers, lateAnswers }) => answers[player] !== null || lateAnswers[player] !== null),
  )
}
