import { z } from 'zod'
import type { Explained, MatchState, OpenQuestion } from '#match/matchContract.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

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

/** A practice duel as its player may see it now: that of a match, whose second player is the program or the recorded one. */
export interface DuelState extends MatchState {
  opponent: SeenOpponent
}

/** `recorded_at`: when the match was over whose answers are played back. */
export type SeenOpponent = { kind: 'partner'; strength: number } | { kind: 'recording'; recorded_at: string }

/** A duel with somebody's recorded answers, or whether there is one to be had. */
export const recordingRequest = z.strictObject({ skill_type: z.enum(SKILLS) })

export interface RecordingOffer {
  offered: boolean
}

export const untimedBeginRequest = z.strictObject({ skill_type: z.enum(SKILLS) })

export const untimedAnswerRequest = z.strictObject({
  practice_id: z.uuid(),
  question_no: z.int().min(1).max(1_000_000),
  option_id: z.string().min(1).max(64),
})

/** Practice without a clock, as its player may see it. */
export interface UntimedState {
  practice_id: string
  skill_type: Skill
  /** The player has ended it. */
  ended: boolean
  /** How many questions were answered so far, and how many of them right. */
  answered: number
  right: number
  /** Null once it is ended, or where the question at hand has been taken out of the bank. */
  question: UntimedQuestion | null
  your_answer: { option_id: string; correct: boolean } | null
  /** As soon as the question is answered. */
  feedback: Explained | null
  /** At the end: what was answered wrong. */
  review: ReviewedAnswer[]
}

export interface UntimedQuestion extends Pick<OpenQuestion, 'question' | 'options' | 'audio_url'> {
  number: number
}

export interface ReviewedAnswer extends UntimedQuestion, Explained {
  picked: string
}
