import { z } from 'zod'
import type { Explained, MatchState, ShownQuestion } from '#match/matchContract.ts'
import { LEARNED } from '#practice/guestRating.ts'
import { PAGE_PATH } from '#practice/pagePoints.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** A duel with a program. `strength` is an Elo rating; null means the player's own rating. */
export const beginRequest = z.strictObject({
  skill_type: z.enum(SKILLS),
  strength: z.int().min(400).max(2_700).nullable(),
})

export const practiceRequest = z.strictObject({ practice_id: z.uuid() })

const ANSWER = {
  question_no: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  option_id: z.string().min(1).max(64),
}

/** The player has read the feedback on this question. */
export const practiceNextRequest = z.strictObject({ practice_id: z.uuid(), question_no: ANSWER.question_no })

export const practiceAnswerRequest = z.strictObject({ practice_id: z.uuid(), ...ANSWER })

export interface BegunPractice {
  practice_id: string
}

/** Begins a duel without an account. How long a visitor has learned Korean is asked only of those who read Hangul. */
export const guestBeginRequest = z.discriminatedUnion('reads_hangul', [
  z.strictObject({ reads_hangul: z.literal(false) }),
  z.strictObject({ reads_hangul: z.literal(true), learned: z.enum(LEARNED) }),
])

export type GuestAnswers = z.output<typeof guestBeginRequest>

const guestKey = z.string().regex(/^[\w-]{43}$/)

export const guestRequest = z.strictObject({ guest_key: guestKey })

export const guestNextRequest = z.strictObject({ guest_key: guestKey, question_no: ANSWER.question_no })

export const guestAnswerRequest = z.strictObject({ guest_key: guestKey, ...ANSWER })

/** Whoever has the key may play the duel and, once it is over, keep it. */
export interface BegunGuestDuel {
  guest_key: string
}

/** A guest duel that has become a practice of the user. */
export interface KeptGuestDuel extends BegunPractice {
  skill_type: Skill
  /** Chooses the questions of the first rated match in the skill. It is not a rating. */
  level: number
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

/** `page`: the path of a learning page, to ask only about its points. */
export const untimedBeginRequest = z.strictObject({
  skill_type: z.enum(SKILLS),
  page: z.string().max(80).regex(PAGE_PATH).optional(),
})

export const untimedAnswerRequest = z.strictObject({
  practice_id: z.uuid(),
  question_no: z.int().min(1).max(1_000_000),
  option_id: z.string().min(1).max(64),
})

/** Begins the questions that find a new player's level, or asks which level is known. */
export const placementRequest = z.strictObject({})

/** The level that chooses the questions of the player's first matches, from a kept guest duel or a placement. */
export interface KnownLevel {
  level: number | null
}

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
  /** Only in a placement: how many questions it has, and the level that it found, once all are answered. */
  placement: { questions: number; level: number | null } | null
  /** Whether this is the challenger's part of a duel apart: three questions, whose times count. */
  opening: boolean
}

export interface UntimedQuestion extends ShownQuestion {
  number: number
}

export interface ReviewedAnswer extends UntimedQuestion, Explained {
  picked: string
}
