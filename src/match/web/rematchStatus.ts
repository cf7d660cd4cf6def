import type { MatchState } from '#match/matchContract.ts'
import { sidesOf } from '#match/web/sides.ts'

/** Where the talk of a rematch stands for this player; `none`: it never was open here. */
export type RematchStatus = 'none' | 'open' | 'offered' | 'waiting' | 'declined' | 'expired'

/** `wasOpen`: this page has seen it open. `refused`: the player's wish came to nothing. */
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
