import type { MatchState, RematchAnswer, ResultAnswer } from '#match/matchContract.ts'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** What a player can do in a match. `state` only looks. Each answers with the match as it is then. */
export type MatchCall = 'state' | 'ready' | 'loaded' | 'answer' | 'resign' | 'claim' | 'stop'

/** @throws FunctionProblem for a refusal, such as `late`; what fetch throws without a connection */
export function callMatch(call: MatchCall, body: { match_id: string } & Record<string, unknown>): Promise<MatchState> {
  return callFunction<MatchState>(`match-${call}`, body)
}

/** Reports the result, which the server compares with its own. Throws where they differ or nothing gets through. */
export async function reportResult({ match, result }: MatchState): Promise<void> {
  if (!result) return
  const { winner_id, player1_score, player2_score } = result
  await callFunction<ResultAnswer>('elo-update', { match_id: match.id, winner_id, player1_score, player2_score })
}

/** @throws as `callMatch`; `daily_limit_reached` and `paused` come as 429 */
export function askRematch(matchId: string, decline: boolean): Promise<RematchAnswer> {
  return callFunction<RematchAnswer>('match-rematch', { match_id: matchId, ...(decline && { decline }) })
}

/** The player goes: nobody need wait. The browser sends it even when the page goes with them. */
export function leaveRematch(matchId: string): void {
  authorizedFetch('/functions/v1/match-rematch', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ match_id: matchId, decline: true }),
    keepalive: true,
  }).catch((error: unknown) => console.warn('leaving the result', error))
}
