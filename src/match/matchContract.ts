import { z } from 'zod'
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

/** To play once more against the same opponent, or not to. */
export const rematchRequest = z.strictObject({ match_id: z.uuid(), decline: z.literal(true).optional() })

export type RematchRequest = z.output<typeof rematchRequest>

/** What `match-rematch` answers. A waiting player asks again every second: that tells the opponent that the player is there. */
export type RematchAnswer = { server_now: string } & (
  | { status: 'waiting' | 'declined' }
  | { status: 'matched'; match_id: string }
)

/** What `elo-update` takes. The server judges by the log; these values must agree with it. */
export const resultRequest = z.strictObject({
  match_id: z.uuid(),
  winner_id: z.uuid().nullable(),
  player1_score: z.int().min(0).max(3),
  player2_score: z.int().min(0).max(3),
})

/** What `elo-update` answers: the result by the log, the same for both players and every call. */
export interface ResultAnswer {
  match_id: string
  winner_id: string | null
  player1_score: number
  player2_score: number
  rated: boolean
  ratings: Pair<RatingChange>
  server_now: string
}

export type Phase = 'ready' | 'countdown' | 'question' | 'feedback' | 'completed' | 'void'
/** What a player says to a rematch. */
export type Wish = 'wants' | 'declined'
export type ResultReason = 'points' | 'draw' | 'resigned' | 'abandoned' | 'void'
/** Values of the two players, player 1 first. */
export type Pair<Value> = [Value, Value]

/** A match as one of its players may see it now. Times are ISO 8601 by the server's clock. */
export interface MatchState {
  match: {
    id: string
    skill_type: Skill
    status: 'ready' | 'playing' | 'completed' | 'void'
    /** Which of the two pairs' places is the caller's. */
    you: 1 | 2
    players: Pair<MatchPlayer>
    /** Made from a challenge, or played again after such a match. */
    between_friends: boolean
    /** False: played for nothing, in no rating and no statistic. */
    counts: boolean
  }
  /** Of the newest event; a broadcast with the same `seq` tells nothing new. */
  seq: number
  phase: Phase
  score: Pair<number>
  /** The open question, or the one just closed; null before the first opens and after the match. */
  question: OpenQuestion | null
  /** Of the listening question that opens next, to load it ahead; only in the seconds before it opens. */
  next_audio_url: string | null
  /** That question could be open, but somebody has not loaded its clip; it opens at `next_change_at` at the latest. */
  waits_for_audio: boolean
  your_answer: { option_id: string; correct: boolean } | null
  opponent_answered: boolean
  feedback: Feedback | null
  result: MatchResult | null
  /** Whose point each question was that has closed, from the first on. */
  points: (1 | 2 | null)[]
  /** The opponent has been away for long enough: `match-claim` would end the match now. */
  can_claim: boolean
  /** Whether each player agrees to end the match early; only once a winner stands. */
  stops: Pair<boolean>
  /** While the two can agree to play once more. */
  rematch: RematchOffer | null
  /** When the clock alone changes something here: the phase or, while questions are played, `can_claim`; null at the end. */
  next_change_at: string | null
  server_now: string
}

export interface MatchPlayer {
  id: string | null
  display_name: string
  /** At pairing. */
  rating: number
  /** Fewer than ten rated matches in this skill. */
  provisional: boolean
  ready: boolean
  connected: boolean
}

export interface OpenQuestion {
  number: 1 | 2 | 3
  question: string
  /** In this player's own order; ids are opaque. */
  options: { id: string; text: string }[]
  opens_at: string
  closes_at: string
  audio_url?: string
}

/** Which option was right and why. It leaves the server only once the question has closed. */
export interface Explained {
  correct_option_id: string
  explanation: string
  /** For each wrong option why it is wrong. */
  reasons: { option_id: string; reason: string }[]
  /** What was spoken, in a listening question. */
  transcript?: string
}

export interface Feedback extends Explained {
  point: 1 | 2 | null
  /** By how much the point was won; null unless both had answered right. */
  margin_ms: number | null
  picks: Pair<string | null>
  next_at: string
}

export interface MatchResult {
  reason: ResultReason
  winner_id: string | null
  player1_score: number
  player2_score: number
  rated: boolean
  ratings: Pair<RatingChange>
  /** Questions that were opened, with the key. */
  review: ReviewedQuestion[]
  /** After a void match: the caller's seat is searching again. */
  requeued: boolean
}

export interface RematchOffer {
  /** Null: nothing said yet. */
  wishes: Pair<Wish | null>
  /** The match that was made. */
  match_id: string | null
  closes_at: string
}

export interface RatingChange {
  before: number
  after: number
  delta: number
}

export interface ReviewedQuestion extends Omit<Feedback, 'next_at'> {
  number: 1 | 2 | 3
  question: string
  options: { id: string; text: string }[]
  audio_url?: string
}
