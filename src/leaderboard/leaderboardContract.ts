import { z } from 'zod'
import { SKILLS } from '#rating/skill.ts'

export const placeRequest = z.strictObject({ skill_type: z.enum(SKILLS) })

/** Where the caller stands in a skill, listed or not. */
export interface OwnPlace {
  /** Among the players who are listed; null while the rating is provisional. */
  rank: number | null
  rating: number
  /** Rated ones in the skill. */
  matches: number
  /** Whether others see the caller on the board. */
  listed: boolean
}

/** What `leaderboard-place` answers; null for somebody who has never been to the Arena. */
export interface PlaceAnswer {
  place: OwnPlace | null
}
