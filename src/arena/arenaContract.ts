import { z } from 'zod'
import type { Habit, WaitingLesson } from '#lessons/lessonContract.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** Without a ticket, the call joins the search. A poll sends the ticket that the join returned. */
export const matchmakerRequest = z.strictObject({ skill_type: z.enum(SKILLS), ticket: z.uuid().optional() })

export type MatchmakerRequest = z.output<typeof matchmakerRequest>

/** Response of `arena-now`: how many other players are searching and playing at this moment. */
export interface PresentPlayers {
  searching: number
  playing: number
}

/** Response of `arena-today`: what the player has done on this UTC day, and what waits. */
export interface Today extends Habit {
  /** Today's daily round. */
  daily: 'unplayed' | 'begun' | 'finished'
  /** Cards that were learned before and are due. */
  reviews_due: number
  lesson: WaitingLesson | null
  /** The first level in each skill, as an Elo rating; null after a rated match, and if none is known. */
  first_levels: Record<Skill, number | null>
  /** When the player last finished a match, in ISO 8601; null for never. */
  last_played: Record<Skill, string | null>
}

/** Response of `matchmaker`. */
export type MatchmakerResponse = { server_now: string } & (
  | { status: 'matched'; match_id: string }
  | {
      status: 'searching'
      ticket: string
      /** How many points away an opponent may be by now. */
      band: number
      /** Since the search began; a search that resumes after a no-show keeps its band and counts from zero. */
      waited_ms: number
      estimated_wait_ms: number
    }
  /** The search with this ticket is over: canceled, swept, or replaced by a newer one. */
  | { status: 'left' }
)
