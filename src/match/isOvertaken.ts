import type { EpochMs } from '#kit/time.ts'
import type { MatchState } from '#match/matchContract.ts'

/** What the server said of a match, and when by the browser's clock it was asked and had answered. */
export interface MatchAnswer {
  state: Pick<MatchState, 'seq' | 'server_now'>
  sentAt: EpochMs
  receivedAt: EpochMs
}

/**
 * Of two answers that were on their way at once the later one can know less than the one before it. If it was asked for
 * afterwards, an earlier time means that the server's clock went back: the answer counts.
 */
export function isOvertaken(answer: MatchAnswer, known: MatchAnswer): boolean {
  if (answer.state.seq !== known.state.seq) return answer.state.seq < known.state.seq
  return answer.sentAt < known.receivedAt && answer.state.server_now < known.state.server_now
}
