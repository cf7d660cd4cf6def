import type { MatchState, RematchResponse, ResultResponse } from '#match/matchContract.ts'
import { authorizedFetch } from '#platform/web/authorizedFetch.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** What a player's browser calls during a match. `state` only polls; `next` exists only in practice. Each call returns the match as it then is. */
export type MatchCall = 'state' | 'ready' | 'loaded' | 'answer' | 'resign' | 'claim' | 'stop' | 'next'

/** @throws FunctionProblem if the server refuses, such as `late`; the error of `fetch` if there is no connection */
export function callMatch(call: MatchCall, body: { match_id: string } & Record<string, unknown>): Promise<MatchState> {
  return callFunction<MatchState>(`match-${call}`, body)
}

/** Reports the result, which the server compares with its own. Throws if they differ or the call fails. */
export async function reportResult({ match, result }: MatchState): Promise<void> {
  if (!result) return
  const { winner_id, player1_score, player2_score } = result
  await callFunction<ResultResponse>('elo-update', { match_id: match.id, winner_id, player1_score, player2_score })
}

/**
 * Asks for a rematch, accepts the opponent's offer, or declines.
 * @throws like `callMatch`; `daily_limit_reached` and `paused` have status 429
 */
export function answerRematch(matchId: string, decline: boolean): Promise<RematchResponse> {
  return callFunction<RematchResponse>('match-rematch', { match_id: matchId, ...(decline && { decline }) })
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
