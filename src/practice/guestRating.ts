import type { Pair } from '#match/matchContract.ts'
import { kFactor } from '#rating/kFactor.ts'
import { type RatingChange, ratingChange } from '#rating/ratingChange.ts'

/** How long a visitor has learned Korean: not yet or hardly, for some months, for about a year, or longer. */
export const LEARNED = ['new', 'months', 'year', 'longer'] as const
export type Learned = (typeof LEARNED)[number]

const RATINGS: Record<Learned, number> = { new: 750, months: 950, year: 1150, longer: 1400 }

/** The rating at which a visitor's first duel is played, by both sides. */
export function assumedRating(learned: Learned): number {
  return RATINGS[learned]
}

/** What the change needs to know of a duel that is over. */
interface Outcome {
  match: { players: Pair<{ id: string | null; rating: number }> }
  result: { reason: string; winner_id: string | null } | null
}

/** How a rated match with this outcome would move a new player's rating. Null for a duel that is not over or was called off. */
export function guestRatingChange({ match, result }: Outcome): RatingChange | null {
  if (result === null || result.reason === 'void') return null
  const [you, program] = match.players
  const score = result.reason === 'draw' ? 0.5 : result.winner_id === you.id ? 1 : 0
  return ratingChange(you.rating, program.rating, score, kFactor(0, 0))
}
