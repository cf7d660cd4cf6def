import { pausedUntil } from '#arena/noShowPause.ts'
import type { Standing } from '#arena/server/standing.ts'
import { type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import { matchesLeft, matchLimitNotice } from '#plans/matchLimit.ts'
import { FREE, planOf } from '#plans/plans.ts'
import { readSubscription } from '#plans/server/subscriptionStore.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/**
 * Whether the player may search now.
 * @throws Problem 429 `daily_limit_reached` with what is left and when it starts anew, or `paused` with until when
 */
export async function demandAdmission(
  tx: Transaction,
  userId: string,
  { completedToday, noShows }: Standing,
  now: EpochMs,
): Promise<void> {
  // Every plan has what Free has: most players need not be asked for theirs.
  if (matchesLeft(FREE, completedToday) === 0) await demandPlan(tx, userId, completedToday, now)
  const until = pausedUntil(noShows, now)
  if (until === null) return
  throw new Problem(429, 'paused', 'You missed the start of three matches. You can play again in two minutes.', {
    extra: { until: new Date(until).toISOString() },
  })
}

async function demandPlan(tx: Transaction, userId: string, completedToday: number, now: EpochMs): Promise<void> {
  const plan = planOf(await readSubscription(tx, userId))
  const left = matchesLeft(plan, completedToday)
  if (left !== 0) return
  throw new Problem(429, 'daily_limit_reached', matchLimitNotice(plan).message, {
    extra: { limit: plan.matchesPerDay, left, resets_at: new Date(nextUtcMidnight(now)).toISOString() },
  })
}
