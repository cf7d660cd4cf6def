import type { Pair, Phase } from '#match/matchContract.ts'

/** On `match:{id}`: something happened. */
export const MATCH_EVENT = 'match'

/** What both players may know of it. */
export interface MatchMessage {
  match_id: string
  seq: number
  phase: Phase
  score: Pair<number>
  /** Who has answered the open question. */
  answered: Pair<boolean>
}
