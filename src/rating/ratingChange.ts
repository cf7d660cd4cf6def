/** The rating of a new player in each skill. */
export const STARTING_RATING = 1_000
/** No rating falls below it. */
export const RATING_FLOOR = 400

/** Lost, drawn, won. */
export type MatchScore = 0 | 0.5 | 1

export interface RatingChange {
  before: number
  after: number
  /** Whole points; `before + delta` is `after`. */
  delta: number
}

/** The expected score against an opponent, between 0 and 1: 0.5 between equals, 10/11 with a lead of 400. */
export function expectedScore(own: number, opponent: number): number {
  return 1 / (1 + 10 ** ((opponent - own) / 400))
}

/**
 * The change of a rating after a match: `k` times the difference between actual and expected score. Ratings are those at
 * pairing.
 */
export function ratingChange(own: number, opponent: number, score: MatchScore, k: number): RatingChange {
  const surplus = score - expectedScore(own, opponent)
  // Rounded away from zero for both players, so that with equal K one gains what the other loses.
  const points = Math.sign(surplus) * Math.round(k * Math.abs(surplus))
  const after = Math.max(RATING_FLOOR, own + points)
  return { before: own, after, delta: after - own }
}
