import { z } from 'zod'
import type { Spoken } from '#korean/spoken.ts'
import { PAGE_PATH } from '#practice/pagePoints.ts'
import type { AskedIn, LostTo } from '#progress/givenAnswer.ts'
import type { MatchOutcome } from '#progress/pastMatch.ts'
import type { Scene } from '#questions/scene.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** The most matches in one response. */
const MOST_MATCHES = 50

/** `before`: the last match of the previous page. */
export const historyRequest = z.strictObject({
  limit: z.int().min(1).max(MOST_MATCHES),
  before: z.uuid().optional(),
})

/** A match that is over, from the perspective of one of its players. */
export interface PastMatch {
  id: string
  skill_type: Skill
  outcome: MatchOutcome
  /** The opponent's name today. */
  opponent: string
  /** Points: the player's own, then the opponent's. */
  score: [number, number]
  /** The change of the player's rating; null if the match was not rated. */
  delta: number | null
  /** When the match ended. */
  at: string
}

/** Response of `match-history`, newest first. */
export interface HistoryResponse {
  matches: PastMatch[]
  /** Whether there are older ones. */
  more: boolean
}

/** The most missed questions in one response. */
const MOST_MISSED = 50

export const missedRequest = z.strictObject({ limit: z.int().min(1).max(MOST_MISSED) })

/** A question with what the player chose, what was right, and why. */
export interface MissedQuestion {
  asked_in: AskedIn
  skill_type: Skill
  question: string
  /** Null if the player did not answer in time. */
  chosen: string | null
  /** What was faster, then. */
  lost_to: LostTo | null
  right: string
  explanation: string
  /** Why the chosen option is wrong; may be empty. */
  reason: string
  /** What was spoken, in a listening question. */
  transcript?: Spoken
  /** What was read before answering. */
  scene?: Scene
  english?: string
  audio_url?: string
  answered_at: string
}

/** Response of `missed-questions`, newest first. */
export interface MissedResponse {
  questions: MissedQuestion[]
  /** The total number of missed questions. */
  total: number
  /** How many of them there are in each skill. */
  by_skill: Record<Skill, number>
}

/** Begins a practice of the newest missed questions of a skill. */
export const missedBeginRequest = z.strictObject({ skill_type: z.enum(SKILLS) })

export interface WeakSpotReport {
  point: string
  title: string
  /** The page that explains it. */
  guide: string | null
  right: number
  answered: number
  example: MissedQuestion
}

/** Asks about the points of a page of the learning hub. */
export const pageMissesRequest = z.strictObject({ page: z.string().max(80).regex(PAGE_PATH) })

/** Response of `page-misses`: the points that the player has answered wrong at least twice lately. */
export interface PageMissesResponse {
  misses: { title: string; skill_type: Skill; times: number }[]
}

/** Response of `weak-spots`. */
export interface WeakSpotsResponse {
  weak_spots: WeakSpotReport[]
}
