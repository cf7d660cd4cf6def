import { z } from 'zod'
import { SKILLS } from '#rating/skill.ts'

export const placeRequest = z.strictObject({ skill_type: z.enum(SKILLS) })

/** The caller's place in a skill, listed or not. */
export interface OwnPlace {
  /** The rank among the listed players; null while the rating is provisional. */
  rank: number | null
  rating: number
  /** Rated matches in the skill. */
  matches: number
  /** Whether the caller wants to be seen on the board. */
  listed: boolean
  /**
   * Whether the caller is kept off the board because their wins look farmed: `waiting` until an admin has looked, `confirmed`
   * afterward.
   */
  hold: 'waiting' | 'confirmed' | null
}

/** The answer of `leaderboard-place`; null for an account that has never been to the Arena. */
export interface PlaceResponse {
  place: OwnPlace | null
}
