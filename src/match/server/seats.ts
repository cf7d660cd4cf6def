import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import { UNSEEN_MS } from '#match/matchTimes.ts'
import type { Database, Transaction } from '#platform/server/database/database.ts'
import type { SignOfLife } from '#platform/server/realtime/channelRule.ts'

/** A seat's sign of life is stored at most this often. */
const SEEN_AGAIN_SECONDS = 1

/** Records signs of life of many players in one statement. Returns the matches in whose logs one of them is away. Locked seats are skipped. */
export async function touchSeats(database: Database, signs: readonly SignOfLife[]): Promise<string[]> {
  const rows = await database.autocommit<{ match_id: string; away: boolean }>(
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
 * Records a sign of life of both players in every match in which neither was seen lately. Returns the matches in whose logs a
 * player is away. If one of the two was seen, a server was running, so the other one is still away.
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

/**
 * Copies a player's presence from the log to the seat, where sweeps find the matches to visit.
 * @param seenAt of a player who is back: the sign of life. It is stored at once, or the next look would find the player away again.
 */
export async function notePresent(tx: Transaction, userId: string, seenAt: EpochMs): Promise<void> {
  await tx.sql('update match_queue set away = false, seen_at = greatest(seen_at, $2::timestamptz) where user_id = $1', [
    userId,
    new Date(seenAt),
  ])
}

/** The same for a player who is away. */
export async function noteAway(tx: Transaction, userId: string): Promise<void> {
  await tx.sql('update match_queue set away = true where user_id = $1', [userId])
}
