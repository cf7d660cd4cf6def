import type { MatchCourse } from '#match/course.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { matchNotFinished, matchNotFound, notAPlayer } from '#match/server/matchProblem.ts'
import { courseOf, loadMatch, type StoredMatch } from '#match/server/matchStore.ts'
import { isOver, settleMatch } from '#match/server/visitMatch.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export interface MatchOfPlayer {
  match: StoredMatch
  player: PlayerIndex
}

export interface FinishedMatch extends MatchOfPlayer {
  course: MatchCourse
}

/** @throws Problem 404; 403 unless the user is one of its players */
export async function matchOf(tx: Transaction, matchId: string, userId: string): Promise<MatchOfPlayer> {
  const match = await loadMatch(tx, matchId)
  if (!match) throw matchNotFound()
  const player = match.players.findIndex(({ id }) => id === userId)
  if (player !== 0 && player !== 1) throw notAPlayer()
  return { match, player }
}

/**
 * A finished match whose result is recorded. It may lock the match, so the transaction must not have locked a seat yet.
 * @throws Problem 404, 403 unless the user is one of its players, 409 `match_not_finished`
 */
export async function finishedMatchOf(tx: Transaction, matchId: string, userId: string): Promise<FinishedMatch> {
  let own = await matchOf(tx, matchId, userId)
  if (!isOver(own.match)) {
    await settleMatch(tx, matchId)
    own = await matchOf(tx, matchId, userId)
  }
  if (!isOver(own.match)) throw matchNotFinished()
  return { ...own, course: courseOf(own.match) }
}
