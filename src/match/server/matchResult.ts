import type { z } from 'zod'
import { finalScore } from '#match/course.ts'
import type { ResultAnswer, resultRequest } from '#match/matchContract.ts'
import { isoTime } from '#match/playerView.ts'
import { changeOf } from '#match/server/actOnMatch.ts'
import { matchNotFound, notAPlayer } from '#match/server/matchProblem.ts'
import { courseOf, loadMatch } from '#match/server/matchStore.ts'
import { isOver, settleMatch } from '#match/server/visitMatch.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/**
 * The result by the log, for a player who claims to know it.
 * @throws Problem 404, 403 for others, 409 `match_not_finished`, 409 `result_mismatch` when the claim says otherwise
 */
export async function confirmResult(
  database: Database,
  claimed: z.output<typeof resultRequest>,
  userId: string,
): Promise<ResultAnswer> {
  const match = await database.tx(SERVICE, async (tx) => {
    const seen = await loadMatch(tx, claimed.match_id)
    if (!seen) throw matchNotFound()
    if (!seen.players.some(({ id }) => id === userId)) throw notAPlayer()
    if (isOver(seen)) return seen
    await settleMatch(tx, seen.id)
    return (await loadMatch(tx, seen.id)) ?? seen
  })
  const course = courseOf(match)
  if (!isOver(match) || !course.outcome) throw new Problem(409, 'match_not_finished', 'This match is not over yet.')
  const [player1_score, player2_score] = finalScore(course)
  const { winner } = course.outcome
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
