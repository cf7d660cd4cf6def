import { OPTION_COUNT } from '#questions/question.ts'
import { expectedScore } from '#rating/ratingChange.ts'

/** How hard a question is, according to its answers. */
export interface LearnedRating {
  /** Elo: a player of this rating who does not guess is right half of the time. */
  readonly rating: number
  /** The number of answers it is learned from. */
  readonly answers: number
}

/** An answer and the rating of the player who gave it. An unanswered question has none. */
export interface RatedAnswer {
  readonly playerRating: number
  readonly correct: boolean
}

/** With fewer answers, a learned rating is provisional: the estimate is mixed in. */
export const PROVISIONAL_ANSWERS = 30
const GUESSED = 1 / OPTION_COUNT
const RATING_RANGE = { least: 300, most: 2700 }
const K_MOST = 32
const K_LEAST = 6

/** The chance of a right answer, between a guess (1/4) and 1: a player who does not know the answer still picks one of four. */
export function expectedCorrect(playerRating: number, questionRating: number): number {
  return GUESSED + (1 - GUESSED) * expectedScore(playerRating, questionRating)
}

/** A question's rating after one more answer: a wrong answer raises it, a right one lowers it. Later answers move it less. */
export function relearnedRating(
  { rating, answers }: LearnedRating,
  { playerRating, correct }: RatedAnswer,
): LearnedRating {
  const k = Math.max(K_LEAST, K_MOST / (1 + answers / PROVISIONAL_ANSWERS))
  const surplus = (correct ? 1 : 0) - expectedCorrect(playerRating, rating)
  const moved = rating - k * surplus
  return { rating: Math.max(RATING_RANGE.least, Math.min(RATING_RANGE.most, moved)), answers: answers + 1 }
}

/**
 * The rating that question selection uses. Over the first `PROVISIONAL_ANSWERS` answers it moves from the estimate to the
 * learned rating.
 */
export function effectiveRating(estimate: number, learned: LearnedRating | undefined): number {
  if (learned === undefined) return estimate
  const weight = Math.min(1, learned.answers / PROVISIONAL_ANSWERS)
  return estimate + weight * (learned.rating - estimate)
}
