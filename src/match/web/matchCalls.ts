import type { MatchState, ResultAnswer } from '#match/matchContract.ts'
import { callFunction } from '#platform/web/callFunction.ts'

/** What a player can do in a match. `state` only looks. Each answers with the match as it is then. */
export type MatchCall = 'state' | 'ready' | 'answer' | 'resign' | 'claim' | 'stop'

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
