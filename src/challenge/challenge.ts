import { DAY_MS, type EpochMs, SECOND_MS } from '#kit/time.ts'
import { granted, refused, type Verdict } from '#kit/verdict.ts'
import type { Stakes } from '#match/stakes.ts'

/** A link can be used for this long. */
export const CHALLENGE_MS = DAY_MS
/** The most open challenges that one player may have. */
export const MOST_OPEN = 3
/** A challenger without a sign of life for this long no longer waits: no match begins without its challenger. */
export const HERE_MS = 10 * SECOND_MS

/** Where a challenge stands; only an open one can be accepted or withdrawn. */
export type ChallengeStand = 'open' | 'taken' | 'withdrawn' | 'expired'

/** What the rules ask of a challenge. */
export interface Challenge {
  challengerId: string
  wantsRated: boolean
  expiresAt: EpochMs
  /** When its challenger was last known to wait. */
  seenAt: EpochMs
  isWithdrawn: boolean
  isTaken: boolean
}

export type ChallengeRefusal = 'challenge/own' | `challenge/${Exclude<ChallengeStand, 'open'>}`

export function standOf({ isTaken, isWithdrawn, expiresAt }: Challenge, now: EpochMs): ChallengeStand {
  if (isTaken) return 'taken'
  if (isWithdrawn) return 'withdrawn'
  return now < expiresAt ? 'open' : 'expired'
}

/** Whether this player can accept the challenge; granted is whether its challenger is there to play at once. */
export function acceptance(
  challenge: Challenge,
  playerId: string,
  now: EpochMs,
): Verdict<'now' | 'later', ChallengeRefusal> {
  if (playerId === challenge.challengerId) return refused('challenge/own')
  const stand = standOf(challenge, now)
  if (stand !== 'open') return refused<ChallengeRefusal>(`challenge/${stand}`)
  return granted(now - challenge.seenAt <= HERE_MS ? 'now' : 'later')
}

/** A match between friends is rated only if both said that they want it. */
export function agreedStakes(challengerWantsRated: boolean, friendWantsRated: boolean): Stakes {
  return { betweenFriends: true, counts: challengerWantsRated && friendWantsRated }
}
