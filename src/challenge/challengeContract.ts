import { z } from 'zod'
import type { ChallengeStand } from '#challenge/challenge.ts'
import { SKILLS, type Skill } from '#rating/skill.ts'

/** 128 random bits. In lower case: addresses are. */
export const CODE_PATTERN = /^[0-9a-f]{32}$/
const code = z.string().regex(CODE_PATTERN, 'must be the code of a challenge')

/** `rated`: the challenger would play for a rating, if the friend would too. */
export const makeRequest = z.strictObject({ skill_type: z.enum(SKILLS), rated: z.boolean() })

export type MakeRequest = z.output<typeof makeRequest>

export const challengeRequest = z.strictObject({ code })

/** `rated`: the friend would play for a rating. It comes to nothing where the challenger would not. */
export const acceptRequest = z.strictObject({ code, rated: z.boolean() })

export type AcceptRequest = z.output<typeof acceptRequest>

/** An open challenge, as its challenger sees it. */
export interface OwnChallenge {
  code: string
  skill_type: Skill
  rated: boolean
  expires_at: string
}

/** What `challenge-make` answers. */
export interface MakeAnswer {
  challenge: OwnChallenge
  server_now: string
}

/** What `challenges` answers; asking says that the player waits for friends. */
export interface ChallengesAnswer {
  challenges: OwnChallenge[]
  /** The match that the player is in: that of a challenge, it may be. */
  match_id: string | null
  server_now: string
}

/** What `challenge-withdraw` answers: `taken` and `expired` where it came too late. */
export interface WithdrawAnswer {
  status: Exclude<ChallengeStand, 'open'>
}

/** What `challenge-state` answers to everybody who has the code. */
export interface ChallengeState {
  challenger: string
  skill_type: Skill
  rated: boolean
  status: ChallengeStand
  /** The caller made it. */
  own: boolean
  /** Where one of the two asks: the match that came of it. */
  match_id: string | null
  expires_at: string
  server_now: string
}

/**
 * Why there is no match yet: the challenger is not in the Arena (`away`), plays or searches there (`busy`), or has played all
 * matches of today (`spent`). The waiting player asks again.
 */
export type WaitingReason = 'away' | 'busy' | 'spent'

/** What `challenge-accept` answers. */
export type AcceptAnswer = { status: 'matched'; match_id: string } | { status: 'waiting'; reason: WaitingReason }
