import type { Milliseconds } from '#kit/time.ts'
import type { MatchResult, ReviewedQuestion } from '#match/matchContract.ts'

/** What a match will be remembered for. `player` is the one whom it honors. */
export type MatchMoment =
  | { kind: 'comeback'; player: 1 | 2 }
  | { kind: 'photoFinish'; player: 1 | 2; number: number; marginMs: Milliseconds }
  | { kind: 'fastest'; player: 1 | 2; number: number; afterMs: Milliseconds }

/**
 * A comeback: the winner had lost the first question. Otherwise the closest photo finish, otherwise the fastest answer that won a
 * point. Null if nobody had a point.
 */
export function matchMoment({ reason, review }: Pick<MatchResult, 'reason' | 'review'>): MatchMoment | null {
  return (reason === 'points' && comeback(review)) || photoFinish(review) || fastest(review)
}

function comeback([first, ...rest]: readonly ReviewedQuestion[]): MatchMoment | null {
  const winner = rest[0]?.point ?? null
  const isTurned = winner !== null && first?.point != null && first.point !== winner
  return isTurned && rest.length === 2 && rest[1]?.point === winner ? { kind: 'comeback', player: winner } : null
}

function photoFinish(review: readonly ReviewedQuestion[]): MatchMoment | null {
  const [closest] = review
    .flatMap(({ point, margin_ms, number }) => (point && margin_ms !== null ? [{ point, margin_ms, number }] : []))
    .toSorted((one, other) => one.margin_ms - other.margin_ms)
  return closest
    ? { kind: 'photoFinish', player: closest.point, number: closest.number, marginMs: closest.margin_ms }
    : null
}

function fastest(review: readonly ReviewedQuestion[]): MatchMoment | null {
  const [best] = review
    .flatMap(({ point, times_ms, number }) => {
      const afterMs = point && times_ms[point - 1]
      return point && afterMs ? [{ kind: 'fastest' as const, player: point, number, afterMs }] : []
    })
    .toSorted((one, other) => one.afterMs - other.afterMs)
  return best ?? null
}
