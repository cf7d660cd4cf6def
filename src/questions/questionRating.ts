import { OPTION_COUNT } from '#questions/question.ts'
import { expectedScore } from '#rating/ratingChange.ts'

/** How hard a question has proved to be. */
export interface LearnedRating {
  /** Elo: a player of this rating who does not guess is right half of the time. */
  readonly rating: number
  /** Answers that it was learned from. */
  readonly answers: number
}

/** An answer with the rating of the player who gave it. A question left open teaches nothing and has none. */
export interface RatedAnswer {
  readonly playerRating: number
  readonly correct: boolean
}

/** With fewer answers a learned rating is provisional: the estimate still counts in part. */
export const PROVISIONAL_ANSWERS = 30
const GUESSED = 1 / OPTION_COUNT
const RATING_RANGE = { least: 300, most: 2700 }
const K_MOST = 32
const K_LEAST = 6

/** The chance of a right answer, between a guess (1/4) and 1: a player who does not know the answer still picks one of four. */
export function expectedCorrect(playerRating: number, questionRating: number): number {
  return GUESSED + (1 - GUESSED) * expectedScore(playerRating, questionRating)
}

/** A question's rating after one more answer: a wrong one raises it, a right one lowers it, less and less as it settles. */
export function relearnedRating(
  { rating, answers }: LearnedRating,
  { playerRating, correct }: RatedAnswer,
): LearnedRating {
  const k = Math.max(K_LEAST, K_MOST / (1 + answers / PROVISIONAL_ANSWERS))
  const surplus = (correct ? 1 : 0) - expectedCorrect(playerRating, rating)
  const moved = rating - k * surplus
  return { rating: Math.max(RATING_RANGE.least, Math.min(RATING_RANGE.most, moved)), answers: answers + 1 }
}

/** The rating that selection uses: from the estimate it moves to the learned rating with the first `PROVISIONAL_ANSWERS` answers. */
export function effectiveRating(prior: number, learned: LearnedRating | undefined): number {
  if (learned === undefined) return prior
  const weight = Math.min(1, learned.answers / PROVISIONAL_ANSWERS)
  return prior + weight * (learned.rating - prior)
}
