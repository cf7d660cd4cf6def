/** With fewer rated matches in a skill than this, a rating is provisional: shown as "1043?". */
export const PROVISIONAL_MATCHES = 10

const K_MIN = 16
const K_MAX = 64

export function isProvisional(ratedMatches: number): boolean {
  return ratedMatches < PROVISIONAL_MATCHES
}

/** The rating as shown on screens: with a question mark while it is provisional. */
export function ratingText(rating: number, provisional: boolean): string {
  return provisional ? `${rating}?` : String(rating)
}

/**
 * The most points that a match can move a rating by: from 64 for a new player down to 16, then halved as often as the match's
 * discount says (`discount.ts`). `ratedMatches` is the player's number of rated matches in the skill.
 */
export function kFactor(ratedMatches: number, halvings: number): number {
  const k = Math.min(K_MAX, Math.max(K_MIN, Math.round(800 / (ratedMatches + 10))))
  return Math.round(k / 2 ** halvings)
}
