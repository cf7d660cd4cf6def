import { spreadHash } from '#kit/spreadHash.ts'
import { DAY_MS, type EpochMs } from '#kit/time.ts'
import type { Question } from '#questions/question.ts'

/** What a question is asked in: rated matches, everything unrated, or nothing while it rests. */
export type QuestionUse = 'rated' | 'practice' | 'resting'
/** The uses that questions are drawn for. */
export type DrawnUse = Exclude<QuestionUse, 'resting'>

const WEEK_MS = 7 * DAY_MS
/** How long a question is asked in rated matches at a stretch, and nowhere else. */
export const RATED_WEEKS = 7
export const RATED_MS = RATED_WEEKS * WEEK_MS
/** At least `RATED_MS`: at that age of a match, all three of its questions are in practice, so a recording of it can be played. */
export const PRACTICE_MS = 8 * WEEK_MS
/** Between practice and rated matches, so that a practice that was begun in time can be finished. */
export const REST_MS = WEEK_MS
const CYCLE_MS = RATED_MS + PRACTICE_MS + REST_MS

/**
 * The current use of a question. Every question goes through all uses in turn, each at its own time, which depends only on its
 * word, so that two questions about the same word always have the same use.
 */
export function questionUse({ id, about }: Pick<Question, 'id' | 'about'>, now: EpochMs): QuestionUse {
  const start = spreadHash(`use|${about ?? id}`) / 2 ** 32
  const elapsed = ((now / CYCLE_MS + start) % 1) * CYCLE_MS
  if (elapsed < RATED_MS) return 'rated'
  return elapsed < RATED_MS + PRACTICE_MS ? 'practice' : 'resting'
}
