import type { EpochMs } from '#kit/time.ts'
import { type Course, opponentOf } from '#match/course.ts'
import type { Pair, Wish } from '#match/matchContract.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { REMATCH_MS, UNSEEN_MS } from '#match/matchTimes.ts'

/** What the two have said to playing once more, and the match that came of it. */
export interface Rematch {
  /** `seenAt`: when it was said last; null: nothing was said. */
  wishes: Pair<{ wish: Wish; seenAt: EpochMs } | null>
  matchId: string | null
}

/** Nobody has said anything. */
export const NO_REMATCH: Rematch = { wishes: [null, null], matchId: null }

/** When the time to play again is over; null while nobody can: the match is not over, was called off, or it is too late. */
export function rematchClosesAt({ outcome, now }: Pick<Course, 'outcome' | 'now'>): EpochMs | null {
  if (outcome === null || outcome.reason === 'void') return null
  const closesAt = outcome.at + REMATCH_MS
  return now < closesAt ? closesAt : null
}

/**
 * What comes of a player's wish to play again now: `pair` where the opponent wants it too and is there to see it. As long as
 * the opponent declines, nobody waits for them; they may still change their mind.
 */
export function rematchDue(
  course: Pick<Course, 'outcome' | 'now'>,
  { wishes }: Rematch,
  player: PlayerIndex,
): 'declined' | 'waiting' | 'pair' {
  const theirs = wishes[opponentOf(player)]
  if (rematchClosesAt(course) === null || theirs?.wish === 'declined') return 'declined'
  return theirs && course.now - theirs.seenAt <= UNSEEN_MS ? 'pair' : 'waiting'
}
