import { FORMER_PLAYER, UNNAMED } from '#identity/displayName.ts'
import type { EpochMs } from '#kit/time.ts'
import type { MatchPlayer } from '#match/matchContract.ts'
import { isoTime } from '#match/playerView.ts'
import type { SeenOpponent } from '#practice/practiceContract.ts'
import { isProvisional } from '#rating/kFactor.ts'

/** The other side of a practice duel. */
export type Opponent = { kind: 'partner'; strength: number } | RecordedPlayer

interface RecordedPlayer {
  kind: 'recording'
  /** Null once the account is deleted. */
  name: string | null
  /** Whether the player lets others practice against recordings. */
  allowed: boolean
  /** Rating and number of rated matches at pairing. */
  rating: number
  games: number
  /** When the recorded match ended. */
  recordedAt: EpochMs
}

/** The opponent's name and rating. A program's name says that it is one. */
export function opponentPlayer(
  opponent: Opponent,
): Pick<MatchPlayer, 'rating' | 'provisional'> & { displayName: string } {
  if (opponent.kind === 'partner') {
    const { strength } = opponent
    return { displayName: `Program ${strength}`, rating: strength, provisional: false }
  }
  const { name, rating, games } = opponent
  return { displayName: name === null ? FORMER_PLAYER : name || UNNAMED, rating, provisional: isProvisional(games) }
}

/** Further facts about the opponent that the player may see. */
export function seenOpponent(opponent: Opponent): SeenOpponent {
  return opponent.kind === 'partner' ? opponent : { kind: 'recording', recorded_at: isoTime(opponent.recordedAt) }
}

/** Whether the duel may continue. A recorded player can withdraw the permission at any time. */
export function mayPlay(opponent: Opponent): boolean {
  return opponent.kind === 'partner' || opponent.allowed
}
