/** With fewer rated matches in a skill than this, a rating is provisional: shown as "1043?". */
export const PROVISIONAL_MATCHES = 10
/** Of the rated matches that two players have with each other within `REPEAT_HOURS`, only so many count. */
export const RATED_REPEATS = 3
export const REPEAT_HOURS = 24

const K_MIN = 16
const K_MAX = 64

export function isProvisional(ratedMatches: number): boolean {
  return ratedMatches < PROVISIONAL_MATCHES
}

/** What a rating is shown as: with a question mark while it is provisional. */
export function ratingText(rating: number, provisional: boolean): string {
  return provisional ? `${rating}?` : String(rating)
}

/** Whether a match counts, after so many rated ones against the same opponent within the last `REPEAT_HOURS`. */
export function countsAgainst(earlierMatches: number): boolean {
  return earlierMatches < RATED_REPEATS
}

/**
 * How many points a match can move a rating by: 64 for a newcomer to 16, and half as many with each earlier rated match against
 * the same opponent within `REPEAT_HOURS`. `ratedMatches` are the player's own in this skill.
 */
export function kFactor(ratedMatches: number, earlierMatches: number): number {
  const k = Math.min(K_MAX, Math.max(K_MIN, Math.round(800 / (ratedMatches + 10))))
  return Math.round(k / 2 ** earlierMatches)
}
