import type { EpochMs } from '#kit/time.ts'
import { type MatchCourse, opponentOf } from '#match/course.ts'
import type { Pair, Wish } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { REMATCH_MS, UNSEEN_MS } from '#match/matchTimes.ts'

/** Whether each player wants a rematch, and the rematch once it is created. */
export interface Rematch {
  /** `seenAt`: when the wish was last repeated. Null for a player who has not responded. */
  wishes: Pair<{ wish: Wish; seenAt: EpochMs } | null>
  matchId: string | null
}

export const NO_REMATCH: Rematch = { wishes: [null, null], matchId: null }

/** When the time for a rematch ends; null if none is possible: the match is not over, was called off, or ended too long ago. */
export function rematchClosesAt({ outcome, now }: Pick<MatchCourse, 'outcome' | 'now'>): EpochMs | null {
  if (outcome === null || outcome.reason === 'void') return null
  const closesAt = outcome.at + REMATCH_MS
  return now < closesAt ? closesAt : null
}

/**
 * The outcome of a player's wish for a rematch now: `pair` if the opponent wants it too and is present. If the opponent has
 * declined, the player does not wait; the opponent may still offer a rematch.
 */
export function rematchDue(
  course: Pick<MatchCourse, 'outcome' | 'now'>,
  { wishes }: Rematch,
  player: PlayerIndex,
): 'declined' | 'waiting' | 'pair' {
  const theirs = wishes[opponentOf(player)]
  if (rematchClosesAt(course) === null || theirs?.wish === 'declined') return 'declined'
  return theirs && course.now - theirs.seenAt <= UNSEEN_MS ? 'pair' : 'waiting'
}
