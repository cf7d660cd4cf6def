import type { MatchState } from '#match/matchContract.ts'
import { sidesOf } from '#match/web/sides.ts'

/** The status of a rematch for this player. `none`: it was never open on this page. */
export type RematchStatus = 'none' | 'open' | 'offered' | 'waiting' | 'declined' | 'expired'

/** `wasOpen`: the rematch was open when the page was opened. `refused`: the server refused the player's wish. */
export function rematchStatus(
  state: MatchState,
  { wasOpen, refused }: { wasOpen: boolean; refused: boolean },
): RematchStatus {
  if (state.rematch === null) return wasOpen ? 'expired' : 'none'
  const { you, opponent } = sidesOf(state, state.rematch.wishes)
  if (opponent === 'declined') return 'declined'
  if (you === 'wants') return 'waiting'
  if (opponent === 'wants') return 'offered'
  return refused ? 'declined' : 'open'
}
