import type { EpochMs } from '#kit/time.ts'
import type { MatchState } from '#match/matchContract.ts'

/** A response of the server about a match, with the browser's times of the request and the response. */
export interface MatchResponse {
  state: Pick<MatchState, 'seq' | 'server_now'>
  sentAt: EpochMs
  receivedAt: EpochMs
}

/**
 * Whether a response is older than the known one and must be dropped. Responses to simultaneous requests can arrive in the wrong
 * order. If the request was sent after the known response arrived, an earlier server time means that the server's clock went back,
 * and the response is used.
 */
export function isOvertaken(response: MatchResponse, known: MatchResponse): boolean {
  if (response.state.seq !== known.state.seq) return response.state.seq < known.state.seq
  return response.sentAt < known.receivedAt && response.state.server_now < known.state.server_now
}
