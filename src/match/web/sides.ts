import type { MatchPlayer, MatchState, Pair } from '#match/matchContract.ts'

/** A pair's values from the player's own side: you are always on the left, in blue. */
export interface Sides<Value> {
  you: Value
  opponent: Value
}

export function sidesOf<Value>({ match }: MatchState, pair: Pair<Value>): Sides<Value> {
  const [first, second] = pair
  return match.you === 1 ? { you: first, opponent: second } : { you: second, opponent: first }
}

export function playersOf(state: MatchState): Sides<MatchPlayer> {
  return sidesOf(state, state.match.players)
}

/** Whose point it was, from the player's side; null: nobody's. */
export function sideOf({ match }: MatchState, player: 1 | 2 | null): keyof Sides<unknown> | null {
  if (player === null) return null
  return player === match.you ? 'you' : 'opponent'
}
