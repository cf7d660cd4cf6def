import { z } from 'zod'
import type { MatchOutcome } from '#progress/pastMatch.ts'
import type { Area } from '#progress/slips.ts'
import type { Skill } from '#rating/skill.ts'

/** So many matches at most come in one answer. */
const MOST_MATCHES = 50

/** `before`: the last match of the page before this one. */
export const historyRequest = z.strictObject({
  limit: z.int().min(1).max(MOST_MATCHES),
  before: z.uuid().optional(),
})

/** A match that is over, as one of its two players remembers it. */
export interface PastMatch {
  id: string
  skill_type: Skill
  outcome: MatchOutcome
  /** The name by which the opponent goes now. */
  opponent: string
  /** Points: the player's own, then the opponent's. */
  score: [number, number]
  /** What it did to the player's rating; null where it was not rated. */
  delta: number | null
  /** When it was over. */
  at: string
}

/** What `match-history` answers, newest first. */
export interface HistoryAnswer {
  matches: PastMatch[]
  /** There are older ones. */
  more: boolean
}

/** So many missed questions at most come in one answer. */
const MOST_MISSED = 50

export const missedRequest = z.strictObject({ limit: z.int().min(1).max(MOST_MISSED) })

/** A question with what the player chose, what was right, and why. */
export interface MissedQuestion {
  match_id: string
  skill_type: Skill
  question: string
  chosen: string
  right: string
  explanation: string
  /** Why the chosen option is wrong; may be empty. */
  reason: string
  /** What was spoken, in a listening question. */
  transcript?: string
  audio_url?: string
  answered_at: string
}

/** What `missed-questions` answers, the newest first. */
export interface MissedAnswer {
  questions: MissedQuestion[]
  /** How many there are, with those that were not asked for. */
  total: number
}

export interface SlipReport {
  area: Area
  right: number
  answered: number
  example: MissedQuestion
}

/** What `points-slip` answers. */
export interface SlipsAnswer {
  slips: SlipReport[]
}
