import { z } from 'zod'
import type { MatchOutcome } from '#progress/pastMatch.ts'
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
