import { z } from 'zod'
import type { MatchState } from '#match/matchContract.ts'
import { SKILLS } from '#rating/skill.ts'

/** A duel with a program. `strength` is an Elo rating; null: as strong as the player. */
export const beginRequest = z.strictObject({
  skill_type: z.enum(SKILLS),
  strength: z.int().min(400).max(2_700).nullable(),
})

export const practiceRequest = z.strictObject({ practice_id: z.uuid() })

export const practiceAnswerRequest = z.strictObject({
  practice_id: z.uuid(),
  question_no: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  option_id: z.string().min(1).max(64),
})

export interface BegunPractice {
  practice_id: string
}

/** A practice duel as its player may see it now: that of a match, whose second player is the partner. */
export interface DuelState extends MatchState {
  partner: { strength: number }
}
