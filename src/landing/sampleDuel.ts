import { kFactor, PROVISIONAL_MATCHES } from '#rating/kFactor.ts'
import { type MatchScore, type RatingChange, ratingChange, STARTING_RATING } from '#rating/ratingChange.ts'

/** The duel in the landing page's pictures. Both players have just enough rated matches that their ratings are no longer provisional. */
export const sampleDuel = {
  you: { name: 'Maya', points: 2, ...changeOf(STARTING_RATING, STARTING_RATING + 16, 1) },
  opponent: { name: 'Joon', points: 1, ...changeOf(STARTING_RATING + 16, STARTING_RATING, 0) },
}

function changeOf(own: number, other: number, score: MatchScore): RatingChange {
  return ratingChange(own, other, score, kFactor(PROVISIONAL_MATCHES, 0))
}
