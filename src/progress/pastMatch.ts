import { WINNING_POINTS } from '#match/matchTimes.ts'

/** How a match ended for one of its players. */
export type MatchOutcome = 'won' | 'lost' | 'draw' | 'void'

/** The record of a match that is over, from one player's side. */
export interface MatchRecord {
  status: 'completed' | 'void'
  /** Null if nobody won, and if the winner's account has been deleted since. */
  winner: 'you' | 'opponent' | null
  points: { you: number; opponent: number }
  /** The player resigned, or the opponent claimed the win. */
  gaveUp: boolean
  /** Whether the opponent's account is still there. */
  opponentIsThere: boolean
}

/** If the winner's account was deleted, the record names no winner. Then the points decide, or who gave up. */
export function outcomeOf({ status, winner, points, gaveUp, opponentIsThere }: MatchRecord): MatchOutcome {
  if (status === 'void') return 'void'
  if (winner !== null) return winner === 'you' ? 'won' : 'lost'
  const hasLost = points.opponent >= WINNING_POINTS || (gaveUp && points.you < WINNING_POINTS)
  return !opponentIsThere && hasLost ? 'lost' : 'draw'
}
