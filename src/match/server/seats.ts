import { SECOND_MS } from '#kit/time.ts'
import type { PlayerIndex } from '#match/matchEvent.ts'
import { UNSEEN_MS } from '#match/matchTimes.ts'
import type { StoredMatch } from '#match/server/matchStore.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { SignOfLife } from '#platform/server/realtime/channelRule.ts'

/** A seat's sign of life is written down at most this often. */
const SEEN_AGAIN_SECONDS = 1

/** The player is there. Last in its transaction: a transaction that holds a seat must not wait for a match. */
export async function touchSeat(
  tx: Transaction,
  { id, now, players }: StoredMatch,
  player: PlayerIndex,
): Promise<void> {
  const { id: userId, seenAt } = players[player]
  if (seenAt === null || now - seenAt <= SEEN_AGAIN_SECONDS * SECOND_MS) return
  await tx.sql('update match_queue set seen_at = $3 where user_id = $1 and match_id = $2', [userId, id, new Date(now)])
}

/** Many players are there; returns the matches whose log has one of them away. A seat that is at work just now is left out. */
export async function touchSeats(tx: Transaction, signs: readonly SignOfLife[]): Promise<string[]> {
  const rows = await tx.sql<{ match_id: string; away: boolean }>(
    `update match_queue q set seen_at = greatest(q.seen_at, app_now())
     from (select seat.user_id from match_queue seat
           join unnest($1::uuid[], $2::uuid[]) as sign (user_id, match_id)
             on seat.user_id = sign.user_id and seat.match_id = sign.match_id
           where seat.away or seat.seen_at < app_now() - $3 * interval '1 second'
           for update of seat skip locked) as there
     where q.user_id = there.user_id returning q.match_id, q.away`,
    [signs.map(({ userId }) => userId), signs.map(({ id }) => id), SEEN_AGAIN_SECONDS],
  )
  return [...new Set(rows.filter(({ away }) => away).map(({ match_id }) => match_id))]
}

/**
 * Everybody counts as there from now on in a match of which nobody was seen; returns those matches whose log has somebody away.
 * Where one of the two was seen a server was there too, and the other one's absence goes on.
 */
export async function touchOrphanedSeats(tx: Transaction): Promise<string[]> {
  const rows = await tx.sql<{ match_id: string; away: boolean }>(
    `update match_queue q set seen_at = app_now()
     from (select seat.user_id from match_queue seat
           where seat.match_id is not null and not exists (
             select from match_queue either
             where either.match_id = seat.match_id and either.seen_at >= app_now() - $1 * interval '1 second')
           for update of seat skip locked) as orphaned
     where q.user_id = orphaned.user_id returning q.match_id, q.away`,
    [UNSEEN_MS / SECOND_MS],
  )
  return [...new Set(rows.filter(({ away }) => away).map(({ match_id }) => match_id))]
}

/** Copies a player's presence from the log to the seat, where sweeps look for matches to visit. */
export async function noteAway(tx: Transaction, userId: string, away: boolean): Promise<void> {
  await tx.sql('update match_queue set away = $2 where user_id = $1', [userId, away])
}
