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
  next: 'next',
  resign: 'resign',
  stop: 'resign',
  claim: 'resign',
}

/** The practice calls for `useMatchAt`. There are no channels: no message is sent when the opponent answers. */
export const DUEL_SOURCE = sourceOf('practice', 'practice_id')
/** The same for a visitor, whose duel is found by its key. */
export const GUEST_SOURCE = sourceOf('guest', 'guest_key')

function sourceOf(prefix: string, idField: string): MatchSource<DuelState> {
  return {
    call(id, call, more) {
      const body = call === 'loaded' ? {} : more
      return callFunction<DuelState>(`${prefix}-${NAMES[call]}`, { [idField]: id, ...body })
    },
    channels: null,
  }
}
