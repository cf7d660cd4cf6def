import type { MatchCall } from '#match/web/matchCalls.ts'
import type { MatchSource } from '#match/web/useMatch.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { DuelState } from '#practice/practiceContract.ts'

/** The other side never leaves, and always agrees to end a match that is decided. */
const NAMES: Record<MatchCall, string> = {
  state: 'state',
  // Nobody waits here for the other side's clip to load.
  loaded: 'state',
  ready: 'ready',
  answer: 'answer',
  resign: 'resign',
  stop: 'resign',
  claim: 'resign',
}

/** A practice duel is followed like a match, but there is no channel: nothing is sent when the other side answers. */
export const DUEL_SOURCE: MatchSource<DuelState> = {
  call: (id, call, more) => callFunction<DuelState>(`practice-${NAMES[call]}`, { practice_id: id, ...more }),
  channel: null,
}
