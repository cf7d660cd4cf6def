import type { MatchState, Pair, Phase } from '#match/matchContract.ts'

/** On `match:{id}`: the match has changed. */
export const MATCH_EVENT = 'match'

/** On `player:{id}`: one of the player's matches, as that player may see it. */
export const VIEW_EVENT = 'view'

export interface ViewMessage<State extends MatchState = MatchState> {
  state: State
}

/** On `match:{id}`: a player offered or declined a rematch, or it was created. */
export const REMATCH_EVENT = 'rematch'

/** The parts of the match that both players may see. */
export interface MatchMessage {
  match_id: string
  seq: number
  phase: Phase
  score: Pair<number>
  /** Whether each player has answered the open question. */
  answered: Pair<boolean>
}
