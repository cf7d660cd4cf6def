import type { Milliseconds } from '#kit/time.ts'
import type { QuestionNo } from '#match/matchEvent.ts'
import { QUESTION_MS } from '#match/matchTimes.ts'
import type { ScheduledChoice } from '#practice/scheduledChoice.ts'
import type { Question } from '#questions/question.ts'

/** In rating points. At this distance, the stronger player is expected to win ten of eleven duels. */
export const MOST_APART = 400
/**
 * Each question without an answer counts as this many rating points of distance: a player who rarely answers is a poor
 * opponent.
 */
const UNANSWERED_COST = 100
/** A recording is drawn at random from this many best ones. */
const NEAR_COUNT = 8

/** An answer from the log of its match. */
export interface LoggedAnswer {
  questionNo: QuestionNo
  /** Index in the question's own order; -1 for an option that the question does not have. */
  option: number
  correct: boolean
  /** Null in logs from older releases. */
  afterMs: Milliseconds | null
}

/** One player's side of a finished match, to be played back. */
export interface Recording {
  /** The player's rating at pairing. */
  rating: number
  /** One for each question; null if the player did not answer in time. */
  answers: readonly (ScheduledChoice | null)[]
}

/**
 * The answers to play back; null if that is impossible: the player gave none, a time is missing, or the bank has changed, so
 * that a question is gone or has another right answer now.
 */
export function recordedAnswers(
  questions: readonly (Pick<Question, 'correct_answer'> | undefined)[],
  logged: readonly LoggedAnswer[],
): (ScheduledChoice | null)[] | null {
  const isWhole = logged.every(({ questionNo, option, correct, afterMs }) => {
    const question = questions[questionNo - 1]
    return afterMs !== null && option >= 0 && correct === (option === question?.correct_answer)
  })
  if (!isWhole || questions.includes(undefined)) return null
  const answers = questions.map((_, index) =>
    scheduledChoice(logged.find(({ questionNo }) => questionNo === index + 1)),
  )
  return answers.some((answer) => answer !== null) ? answers : null
}

function scheduledChoice(logged: LoggedAnswer | undefined): ScheduledChoice | null {
  if (!logged || logged.afterMs === null || logged.afterMs >= QUESTION_MS) return null
  return { afterMs: logged.afterMs, option: logged.option }
}

/** One of the recordings nearest to the rating, drawn at random; undefined if none is near. `random` returns a number in [0, 1). */
export function chosenRecording<Candidate extends Recording>(
  recordings: readonly Candidate[],
  rating: number,
  random: () => number,
): Candidate | undefined {
  const cost = (recording: Recording) =>
    Math.abs(recording.rating - rating) + UNANSWERED_COST * recording.answers.filter((answer) => answer === null).length
  const near = recordings
    .filter((recording) => Math.abs(recording.rating - rating) <= MOST_APART)
    .toSorted((one, other) => cost(one) - cost(other))
    .slice(0, NEAR_COUNT)
  return near[Math.floor(random() * near.length)]
}
