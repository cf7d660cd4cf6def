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
/** Not shorter than `RATED_MS`, so that `RATED_MS` after a match all three of its questions are in practice, and a recording of it can be played. */
export const PRACTICE_MS = 8 * WEEK_MS
/** Between practice and rated matches, so that a practice that was begun in time can be finished. */
export const REST_MS = WEEK_MS
const CYCLE_MS = RATED_MS + PRACTICE_MS + REST_MS

/** Where each question is in the cycle at the beginning of time, from 0 to 1. Every draw needs it of hundreds of questions. */
const starts = new WeakMap<object, number>()

/**
 * The current use of a question. Every question goes through all uses in turn, each at its own time, which depends only on its
 * word, so that two questions about the same word always have the same use.
 */
export function questionUse(question: Pick<Question, 'id' | 'about'>, now: EpochMs): QuestionUse {
  const elapsed = ((now / CYCLE_MS + startOf(question)) % 1) * CYCLE_MS
  if (elapsed < RATED_MS) return 'rated'
  return elapsed < RATED_MS + PRACTICE_MS ? 'practice' : 'resting'
}

function startOf(question: Pick<Question, 'id' | 'about'>): number {
  const known = starts.get(question)
  if (known !== undefined) return known
  const start = spreadHash(`use|${question.about ?? question.id}`) / 2 ** 32
  starts.set(question, start)
  return start
}
