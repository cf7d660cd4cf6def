import { z } from 'zod'
import type { Explained, MatchState, OpenQuestion } from '#match/matchContract.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** A duel with a program. `strength` is an Elo rating; null means the player's own rating. */
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

/** What the player of a practice duel may see: a match whose second player is the program or the recorded player. */
export interface DuelState extends MatchState {
  opponent: SeenOpponent
}

/** `recorded_at`: when the recorded match ended. */
export type SeenOpponent = { kind: 'partner'; strength: number } | { kind: 'recording'; recorded_at: string }

/** Begins a duel with a recording, or asks whether there is one. */
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

/** What the player may see of a practice without a clock. */
export interface UntimedState {
  practice_id: string
  skill_type: Skill
  /** Whether the player has ended the practice. */
  ended: boolean
  /** How many questions were answered so far, and how many of them were answered right. */
  answered: number
  right: number
  /** Null once the practice is ended, or if the open question has left the bank. */
  question: UntimedQuestion | null
  your_answer: { option_id: string; correct: boolean } | null
  /** Set once the question is answered. */
  feedback: Explained | null
  /** The wrong answers, once the practice is ended. */
  review: ReviewedAnswer[]
}

export interface UntimedQuestion extends Pick<OpenQuestion, 'question' | 'options' | 'audio_url'> {
  number: number
}

export interface ReviewedAnswer extends UntimedQuestion, Explained {
  picked: string
}
