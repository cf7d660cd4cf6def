import type { MatchPlayer, MatchState, Pair } from '#match/matchContract.ts'

/** A pair's values from the player's perspective. `you` is always shown on the left, in blue. */
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

/** The winner of a point, from the player's perspective; null if nobody won it. */
export function sideOf({ match }: MatchState, player: 1 | 2 | null): keyof Sides<unknown> | null {
  if (player === null) return null
  return player === match.you ? 'you' : 'opponent'
}
