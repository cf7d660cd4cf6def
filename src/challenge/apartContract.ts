import { z } from 'zod'
import type { ApartStatus } from '#challenge/apart.ts'
import { challengeRequest } from '#challenge/challengeContract.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

export const apartBeginRequest = z.strictObject({ skill_type: z.enum(SKILLS) })

/** The code in the link of a duel apart. */
export const apartRequest = challengeRequest

/** Response of `apart-begin` (the opening) and of `apart-answer` (the friend's duel). */
export interface BegunApart {
  code: string
  practice_id: string
}

/** Response of `apart-state` to anyone who has the code. */
export interface ApartState {
  challenger: string
  skill_type: Skill
  status: ApartStatus
  /** Whether the caller made it. */
  own: boolean
  /** The caller's own practice: the challenger's opening, or the friend's duel. Null for everyone else. */
  practice_id: string | null
  expires_at: string
}

/** Response of `apart-list`: the player's duels apart of the last week, newest first. */
export interface OwnApartDuels {
  duels: OwnApartDuel[]
}

export interface OwnApartDuel extends Omit<ApartState, 'challenger' | 'own' | 'practice_id'> {
  code: string
  /** The opening. */
  practice_id: string
  /** Null until somebody has answered. */
  friend: string | null
  /** The challenger's points, then the friend's; null until the friend's duel is over. */
  score: [number, number] | null
}
