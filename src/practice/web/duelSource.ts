import type { MatchCall } from '#match/web/matchCalls.ts'
import type { MatchSource } from '#match/web/useMatch.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { DuelState } from '#practice/practiceContract.ts'

/** The opponent never leaves, and always agrees to end a match that is decided. */
const NAMES: Record<MatchCall, string> = {
  state: 'state',
  // A practice duel does not wait for clips to load.
  loaded: 'state',
  ready: 'ready',
  answer: 'answer',
  resign: 'resign',
  stop: 'resign',
  claim: 'resign',
}

/** The practice calls for `useMatchAt`. There is no channel: no message is sent when the opponent answers. */
export const DUEL_SOURCE: MatchSource<DuelState> = {
  call: (id, call, more) => callFunction<DuelState>(`practice-${NAMES[call]}`, { practice_id: id, ...more }),
  channel: null,
}
