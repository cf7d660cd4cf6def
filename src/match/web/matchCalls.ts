import type { MatchState, RematchAnswer, ResultAnswer } from '#match/matchContract.ts'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** The calls of a player in a match; `state` is a poll. Each returns the match after the call. */
export type MatchCall = 'state' | 'ready' | 'loaded' | 'answer' | 'resign' | 'claim' | 'stop'

/** @throws FunctionProblem for a refusal, such as `late`; without a connection, what fetch throws */
export function callMatch(call: MatchCall, body: { match_id: string } & Record<string, unknown>): Promise<MatchState> {
  return callFunction<MatchState>(`match-${call}`, body)
}

/** Reports the result, which the server compares with its own. Throws if they differ or the call fails. */
export async function reportResult({ match, result }: MatchState): Promise<void> {
  if (!result) return
  const { winner_id, player1_score, player2_score } = result
  await callFunction<ResultAnswer>('elo-update', { match_id: match.id, winner_id, player1_score, player2_score })
}

/** @throws like `callMatch`; `daily_limit_reached` and `paused` have status 429 */
export function askRematch(matchId: string, decline: boolean): Promise<RematchAnswer> {
  return callFunction<RematchAnswer>('match-rematch', { match_id: matchId, ...(decline && { decline }) })
}

/** Declines a rematch when the player leaves. The request survives the closing of the page. */
export function leaveRematch(matchId: string): void {
  authorizedFetch('/functions/v1/match-rematch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match_id: matchId, decline: true }),
    keepalive: true,
  }).catch((error: unknown) => console.warn('could not decline the rematch', error))
}
