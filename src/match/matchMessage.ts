import type { Pair, Phase } from '#match/matchContract.ts'

/** On `match:{id}`: something happened. */
export const MATCH_EVENT = 'match'

/** On `match:{id}`: somebody said something to a rematch, or it was made. */
export const REMATCH_EVENT = 'rematch'

/** What both players may know of it. */
export interface MatchMessage {
  match_id: string
  seq: number
  phase: Phase
  score: Pair<number>
  /** Whether each player has answered the open question. */
  answered: Pair<boolean>
}
