/** With fewer rated matches in a skill than this, a rating is provisional: shown as "1043?". */
export const PROVISIONAL_MATCHES = 10
/** How many matches between the same two players within `REPEAT_HOURS` are rated. */
export const RATED_REPEATS = 3
export const REPEAT_HOURS = 24

const K_MIN = 16
const K_MAX = 64

export function isProvisional(ratedMatches: number): boolean {
  return ratedMatches < PROVISIONAL_MATCHES
}

/** The rating as shown on screens: with a question mark while it is provisional. */
export function ratingText(rating: number, provisional: boolean): string {
  return provisional ? `${rating}?` : String(rating)
}

/** Whether a match is rated after `earlierMatches` rated ones against the same opponent within the last `REPEAT_HOURS`. */
export function countsAgainst(earlierMatches: number): boolean {
  return earlierMatches < RATED_REPEATS
}

/**
 * The most points that a match can move a rating by: from 64 for a new player down to 16. Each earlier rated match against the
 * same opponent within `REPEAT_HOURS` halves it. `ratedMatches` is the player's number of rated matches in the skill.
 */
export function kFactor(ratedMatches: number, earlierMatches: number): number {
  const k = Math.min(K_MAX, Math.max(K_MIN, Math.round(800 / (ratedMatches + 10))))
  return Math.round(k / 2 ** earlierMatches)
}
