import { z } from 'zod'
import type { Spoken } from '#korean/spoken.ts'
import type { Scene } from '#questions/scene.ts'
import type { DiscountReason } from '#rating/discount.ts'
import type { RatingChange } from '#rating/ratingChange.ts'
import type { Skill } from '#rating/skill.ts'

export const matchRequest = z.strictObject({ match_id: z.uuid() })

const QUESTION_NO = z.union([z.literal(1), z.literal(2), z.literal(3)])

export const answerRequest = z.strictObject({
  match_id: z.uuid(),
  question_no: QUESTION_NO,
  option_id: z.string().min(1).max(64),
})

/** The browser can play the clip of the question that opens next, or knows that it never will. */
export const loadedRequest = z.strictObject({ match_id: z.uuid(), question_no: QUESTION_NO })

/** Offers or accepts a rematch, or declines it. */
export const rematchRequest = z.strictObject({ match_id: z.uuid(), decline: z.literal(true).optional() })

export type RematchRequest = z.output<typeof rematchRequest>

/** Response of `match-rematch`. A waiting player repeats the request every second, as a sign of life. */
export type RematchResponse = { server_now: string } & (
  | { status: 'waiting' | 'declined' }
  | { status: 'matched'; match_id: string }
)

/** Request of `elo-update`. The server computes the result from the log; these values must agree with it. */
export const resultRequest = z.strictObject({
  match_id: z.uuid(),
  winner_id: z.uuid().nullable(),
  player1_score: z.int().min(0).max(3),
  player2_score: z.int().min(0).max(3),
})

/** Response of `elo-update`: the result from the log, the same for both players and every call. */
export interface ResultResponse {
  match_id: string
  winner_id: string | null
  player1_score: number
  player2_score: number
  rated: boolean
  ratings: Pair<RatingChange>
  server_now: string
}

export type Phase = 'ready' | 'countdown' | 'question' | 'feedback' | 'completed' | 'void'
/** Whether a player wants a rematch. */
export type Wish = 'wants' | 'declined'
export type ResultReason = 'points' | 'draw' | 'resigned' | 'abandoned' | 'void'
/**
 * Why a match changed no rating: it was called off, the friends play unrated, it was given up before both had answered, nobody had
 * a point, or the two had had all their rated matches of the last 24 hours.
 */
export type UnratedReason = 'void' | 'friendly' | 'unanswered' | 'no_points' | 'repeated'
/** A value for each of the two players, player 1 first. */
export type Pair<Value> = [Value, Value]

/** A match as one of its players may see it now. Times are in ISO 8601, by the server's clock. */
export interface MatchState {
  match: {
    id: string
    skill_type: Skill
    status: 'ready' | 'playing' | 'completed' | 'void'
    /** The caller's place in every pair. */
    you: 1 | 2
    players: Pair<MatchPlayer>
    /** Whether it was made from a challenge, or is a rematch of such a match. */
    between_friends: boolean
    /** False if it changes no rating and no statistic. */
    counts: boolean
  }
  /** `seq` of the newest event. A broadcast with the same `seq` contains nothing new. */
  seq: number
  phase: Phase
  score: Pair<number>
  /** The open question, or the one just closed; null before the first opens and after the match. */
  question: OpenQuestion | null
  /** The clip of the listening question that opens next, to be loaded ahead; only in the seconds before it opens. */
  next_audio_url: string | null
  /** Whether that question is only waiting for a player to load its clip. It opens at `next_change_at` at the latest. */
  waits_for_audio: boolean
  your_answer: { option_id: string; correct: boolean } | null
  opponent_answered: boolean
  feedback: Feedback | null
  result: MatchResult | null
  /** The winner of the point of each closed question, in order. */
  points: (1 | 2 | null)[]
  /** Whether the opponent has been away for long enough that `match-claim` would end the match now. */
  can_claim: boolean
  /** Whether each player agrees to end the match early; possible only once there is a winner. */
  stops: Pair<boolean>
  /** Null unless the two can still agree on a rematch. */
  rematch: RematchOffer | null
  /** When the phase or, during the questions, `can_claim` will change by time alone; null at the end. */
  next_change_at: string | null
  server_now: string
}

export interface MatchPlayer {
  id: string | null
  display_name: string
  /** The rating at pairing. */
  rating: number
  /** Whether the player had fewer than ten rated matches in this skill. */
  provisional: boolean
  ready: boolean
  connected: boolean
}

/** What a player sees of a question before it is answered. */
export interface ShownQuestion {
  question: string
  /** What is read before answering. */
  scene?: Scene
  /** In this player's own order; ids are opaque. */
  options: { id: string; text: string }[]
  audio_url?: string
}

export interface OpenQuestion extends ShownQuestion {
  number: 1 | 2 | 3
  opens_at: string
  closes_at: string
}

/** The right option and the reasons. It leaves the server only after the question has closed. */
export interface Explained {
  correct_option_id: string
  explanation: string
  /** For each wrong option, why it is wrong. */
  reasons: { option_id: string; reason: string }[]
  /** What was spoken, in a listening question. */
  transcript?: Spoken
  /** The Korean task, and the Korean that it shows, in English. */
  english?: string
}

export interface Feedback extends Explained {
  point: 1 | 2 | null
  /** The margin of the point; null unless both answered right. */
  margin_ms: number | null
  picks: Pair<string | null>
  /** How long after the opening each player answered. */
  times_ms: Pair<number | null>
  /** Null in practice, where it is shown until the player goes on. */
  next_at: string | null
}

export interface MatchResult {
  reason: ResultReason
  winner_id: string | null
  player1_score: number
  player2_score: number
  rated: boolean
  /** Null if the match was rated. */
  unrated_because: UnratedReason | null
  ratings: Pair<RatingChange>
  /** Why the match moved the caller's rating less than usual; null if it did not. */
  lowered_because: DiscountReason | null
  /** The questions that were opened, with their keys. */
  review: ReviewedQuestion[]
  /** Whether the caller's seat is searching again after a void match. */
  requeued: boolean
}

export interface RematchOffer {
  /** Null for a player who has not responded yet. */
  wishes: Pair<Wish | null>
  /** The rematch, once it is created. */
  match_id: string | null
  closes_at: string
}

export interface ReviewedQuestion extends ShownQuestion, Omit<Feedback, 'next_at'> {
  number: 1 | 2 | 3
}
