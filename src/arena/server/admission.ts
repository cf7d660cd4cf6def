import { NO_SHOW_WINDOW_MS, PAUSE_MS, pausedUntil } from '#arena/noShowPause.ts'
import { type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import { READY_MS } from '#match/matchTimes.ts'
import { matchesLeft, matchLimitNotice } from '#plans/matchLimit.ts'
import { planOf } from '#plans/plans.ts'
import { readSubscription } from '#plans/server/subscriptionStore.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/**
 * Whether the player may search now. Asked when the seat is already taken in the same transaction: while somebody has a seat,
 * no other match of theirs can be completed, so that the count can not change.
 * @throws Problem 429 `daily_limit_reached` with what is left and when it starts anew, or `paused` with until when
 */
export async function demandAdmission(tx: Transaction, userId: string, now: EpochMs): Promise<void> {
  const plan = planOf(await readSubscription(tx, userId))
  const left = matchesLeft(plan, await completedToday(tx, userId))
  if (left === 0) {
    throw new Problem(429, 'daily_limit_reached', matchLimitNotice(plan).message, {
      extra: { limit: plan.matchesPerDay, left, resets_at: new Date(nextUtcMidnight(now)).toISOString() },
    })
  }
  const until = pausedUntil(await noShows(tx, userId), now)
  if (until !== null) {
    throw new Problem(429, 'paused', 'You missed the start of three matches. You can play again in two minutes.', {
      extra: { until: new Date(until).toISOString() },
    })
  }
}

/** Completed matches that were made on this UTC day. */
async function completedToday(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.sql<{ matches: number }>(
    `select count(*) as matches from matches
     where (player1_id = $1 or player2_id = $1) and status = 'completed'
       and created_at >= date_trunc('day', app_now(), 'UTC')
       and created_at < date_trunc('day', app_now(), 'UTC') + interval '1 day'`,
    [userId],
  )
  return row?.matches ?? 0
}

/** When, of late, a match became void that the player had not made ready for. */
async function noShows(tx: Transaction, userId: string): Promise<EpochMs[]> {
  const rows = await tx.sql<{ at: EpochMs }>(
    `select floor(extract(epoch from created_at) * 1000)::float8 + $2::float8 as at from matches
     where (player1_id = $1 or player2_id = $1) and status = 'void'
       and created_at > app_now() - $3::float8 * interval '1 millisecond'
       and not exists (
         select from app.match_events where match_id = matches.id and kind = 'ready'
           and player = case when matches.player1_id = $1 then 0 else 1 end)`,
    [userId, READY_MS, NO_SHOW_WINDOW_MS + PAUSE_MS + READY_MS],
  )
  return rows.map(({ at }) => at)
}
