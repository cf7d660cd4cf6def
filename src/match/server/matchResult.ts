import type { z } from 'zod'
import { finalScore } from '#match/course.ts'
import type { ResultResponse, resultRequest } from '#match/matchContract.ts'
import { isoTime } from '#match/playerView.ts'
import { finishedMatchOf } from '#match/server/matchOf.ts'
import { changeOf } from '#match/server/matchViews.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/**
 * The result from the log, compared with the one that the player reports.
 * @throws Problem 404, 403 for other users, 409 `match_not_finished`, 409 `result_mismatch` if the report differs
 */
export async function confirmResult(
  database: Database,
  claimed: z.output<typeof resultRequest>,
  userId: string,
): Promise<ResultResponse> {
  const { match, course } = await database.tx(SERVICE, (tx) => finishedMatchOf(tx, claimed.match_id, userId))
  const [player1_score, player2_score] = finalScore(course)
  const winner = course.outcome?.winner ?? null
  const result = { winner_id: winner === null ? null : match.players[winner].id, player1_score, player2_score }
  for (const [field, value] of Object.entries(result)) {
    if (claimed[field as keyof typeof result] !== value) {
      throw new Problem(409, 'result_mismatch', 'The match ended differently.', { extra: { field } })
    }
  }
  const [one, two] = match.players
  return {
    match_id: match.id,
    ...result,
    rated: match.rated,
    ratings: [changeOf(one), changeOf(two)],
    server_now: isoTime(match.now),
  }
}
