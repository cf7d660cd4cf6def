import { DAY_MS, type EpochMs, SECOND_MS } from '#kit/time.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { Stakes } from '#match/stakes.ts'

/** A link can be used for this long. */
export const CHALLENGE_MS = DAY_MS
/** The most open challenges that one player may have. */
export const MOST_OPEN = 3
/** After this time without a sign of life, the challenger counts as away, and no match begins. */
export const PRESENT_MS = 10 * SECOND_MS

/** The status of a challenge. Only an open challenge can be accepted or withdrawn. */
export type ChallengeStatus = 'open' | 'taken' | 'withdrawn' | 'expired'

/** The facts about a challenge that the rules need. */
export interface Challenge {
  challengerId: string
  wantsRated: boolean
  expiresAt: EpochMs
  /** The last sign of life of the challenger. */
  seenAt: EpochMs
  isWithdrawn: boolean
  isTaken: boolean
}

export type ChallengeRefusal = 'challenge/own' | `challenge/${Exclude<ChallengeStatus, 'open'>}`

export function statusOf({ isTaken, isWithdrawn, expiresAt }: Challenge, now: EpochMs): ChallengeStatus {
  if (isTaken) return 'taken'
  if (isWithdrawn) return 'withdrawn'
  return now < expiresAt ? 'open' : 'expired'
}

/** Whether this player can accept the challenge and, if so, whether the match can begin now or must wait for the challenger. */
export function acceptance(
  challenge: Challenge,
  playerId: string,
  now: EpochMs,
): Verdict<'now' | 'later', ChallengeRefusal> {
  if (playerId === challenge.challengerId) return refused('challenge/own')
  const status = statusOf(challenge, now)
  if (status !== 'open') return refused<ChallengeRefusal>(`challenge/${status}`)
  return granted(now - challenge.seenAt <= PRESENT_MS ? 'now' : 'later')
}

/** A match between friends is rated only if both want that. */
export function agreedStakes(challengerWantsRated: boolean, friendWantsRated: boolean): Stakes {
  return { betweenFriends: true, counts: challengerWantsRated && friendWantsRated }
}
