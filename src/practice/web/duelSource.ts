import type { MatchCall } from '#match/web/matchCalls.ts'
import type { MatchSource } from '#match/web/useMatch.ts'
import { callFunction } from '#platform/web/callFunction.ts'
import type { DuelState } from '#practice/practiceContract.ts'

/** The other side agrees to end a match that is decided, and never leaves one. */
const NAMES: Record<MatchCall, string> = {
  state: 'state',
  // Nobody waits for the other's clip here.
  loaded: 'state',
  ready: 'ready',
  answer: 'answer',
  resign: 'resign',
  stop: 'resign',
  claim: 'resign',
}

/** A practice duel is followed as a match is, but that nobody tells when the other side has answered. */
export const DUEL_SOURCE: MatchSource<DuelState> = {
  call: (id, call, more) => callFunction<DuelState>(`practice-${NAMES[call]}`, { practice_id: id, ...more }),
  channel: null,
}
