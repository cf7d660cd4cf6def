import { z } from 'zod'
import type { ChallengeStatus } from '#challenge/challenge.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** 128 random bits in lower case, like all our URLs. */
export const CODE_PATTERN = /^[0-9a-f]{32}$/
const code = z.string().regex(CODE_PATTERN, 'must be the code of a challenge')

/** `rated`: the challenger wants a rated match if the friend does, too. */
export const makeRequest = z.strictObject({ skill_type: z.enum(SKILLS), rated: z.boolean() })

export type MakeRequest = z.output<typeof makeRequest>

export const challengeRequest = z.strictObject({ code })

/** `rated`: the friend wants a rated match. It has no effect unless the challenger does, too. */
export const acceptRequest = z.strictObject({ code, rated: z.boolean() })

export type AcceptRequest = z.output<typeof acceptRequest>

/** An open challenge, as its challenger sees it. */
export interface OwnChallenge {
  code: string
  skill_type: Skill
  rated: boolean
  expires_at: string
}

/** Response of `challenge-make`. */
export interface MakeChallengeResponse {
  challenge: OwnChallenge
  server_now: string
}

/** Response of `challenges`. The request also signals that the player is waiting for friends. */
export interface ChallengesResponse {
  challenges: OwnChallenge[]
  /** The match that the player is in, whether it came from a challenge or not. */
  match_id: string | null
  server_now: string
}

/** Response of `challenge-withdraw`: `taken` or `expired` if it came too late. */
export interface WithdrawChallengeResponse {
  status: Exclude<ChallengeStatus, 'open'>
}

/** Response of `challenge-state` to anyone who has the code. */
export interface ChallengeState {
  challenger: string
  skill_type: Skill
  rated: boolean
  status: ChallengeStatus
  /** Whether the caller made it. */
  own: boolean
  /** The match that was made from it; null unless the caller is one of its two players. */
  match_id: string | null
  expires_at: string
  server_now: string
}

/**
 * Why there is no match yet: the challenger is not in the Arena (`away`), is playing or searching (`busy`), or has no matches left
 * today (`spent`).
 */
export type WaitingReason = 'away' | 'busy' | 'spent'

/** Response of `challenge-accept`. */
export type AcceptChallengeResponse =
  | { status: 'matched'; match_id: string }
  | { status: 'waiting'; reason: WaitingReason }
