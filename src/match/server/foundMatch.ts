import { SECOND_MS } from '#kit/time.ts'
import type { MatchCourse } from '#match/course.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { statusOf } from '#match/playerView.ts'
import { presenceDue } from '#match/presence.ts'
import type { KeptMatch } from '#match/server/keptMatches.ts'
import { matchNotFound, notAPlayer } from '#match/server/matchProblem.ts'
import { courseOf } from '#match/server/matchStore.ts'
import type { MatchDependencies } from '#match/server/openMatches.ts'
import { isOver, isWithdrawn, seenAtOf } from '#match/server/visitMatch.ts'

/** A match, from memory or the database, as it is stored now, and the player who looks at it. */
export interface FoundMatch extends KeptMatch {
  course: MatchCourse
  player: PlayerIndex
}

/** @throws Problem 404; 403 unless the user is one of its players */
export async function findMatch(
  { kept }: MatchDependencies,
  { matchId, userId }: { matchId: string; userId: string },
): Promise<FoundMatch> {
  const current = await kept.current(matchId)
  if (!current) throw matchNotFound()
  const player = current.match.players.findIndex(({ id }) => id === userId)
  if (player !== 0 && player !== 1) throw notAPlayer()
  return { ...current, course: courseOf(current.match), player }
}

/**
 * Whether there is something to write that needs the lock of the match: a status, a presence, or that a question was withdrawn. The
 * player, if there is one, counts as seen now.
 */
export function needsVisit(found: Omit<FoundMatch, 'player'> & { player: PlayerIndex | null }): boolean {
  const { match, course } = found
  if (isOver(match)) return false
  if (isWithdrawn(course, found) || statusOf(course) !== match.status) return true
  const caller = found.player === null ? null : { player: found.player }
  return presenceDue(course, seenAtOf(match, caller)) !== undefined
}

/** Records that the player was heard from, unless that was recorded less than a second ago. */
export async function noteSeen({ noteSign }: MatchDependencies, { match, player }: FoundMatch): Promise<void> {
  const { id: userId, seenAt } = match.players[player]
  if (userId === null || seenAt === null || match.now - seenAt <= SECOND_MS) return
  await noteSign({ userId, id: match.id })
}
