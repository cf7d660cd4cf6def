import { OPTION_COUNT } from '#questions/question.ts'
import { expectedScore } from '#rating/ratingChange.ts'

/** How hard a question has proved to be. */
export interface LearnedRating {
  /** Elo; a player of this rating who does not guess has it right half of the time. */
  readonly rating: number
  /** Answers that it was learned from. */
  readonly answers: number
}

/** An answer that was given; not having answered tells nothing, and never gets here. */
export interface GivenAnswer {
  readonly playerRating: number
  readonly correct: boolean
}

/** With fewer answers a learned rating is provisional: it counts only as far as it has been learned. */
export const PROVISIONAL_ANSWERS = 30
const GUESSED = 1 / OPTION_COUNT
const RATING_RANGE = { least: 300, most: 2700 }
const K_MOST = 32
const K_LEAST = 6

/** The chance of a right answer, between a guess (1/4) and 1: whoever does not know it still picks one of four. */
export function expectedCorrect(playerRating: number, questionRating: number): number {
  return GUESSED + (1 - GUESSED) * expectedScore(playerRating, questionRating)
}

/** What one more answer makes of a question's rating: it rises with wrong answers, less and less as it settles. */
export function relearnedRating(
  { rating, answers }: LearnedRating,
  { playerRating, correct }: GivenAnswer,
): LearnedRating {
  const k = Math.max(K_LEAST, K_MOST / (1 + answers / PROVISIONAL_ANSWERS))
  const surplus = (correct ? 1 : 0) - expectedCorrect(playerRating, rating)
  const moved = rating - k * surplus
  return { rating: Math.max(RATING_RANGE.least, Math.min(RATING_RANGE.most, moved)), answers: answers + 1 }
}

/** What selection goes by: the estimate, giving way to what was learned until thirty answers have been given. */
export function effectiveRating(prior: number, learned: LearnedRating | undefined): number {
  if (learned === undefined) return prior
  const weight = Math.min(1, learned.answers / PROVISIONAL_ANSWERS)
  return prior + weight * (learned.rating - prior)
}
