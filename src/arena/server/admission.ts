import { pausedUntil } from '#arena/matchmakingPause.ts'
import type { SearchStanding } from '#arena/server/searchStanding.ts'
import { type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import { matchesLeft, matchLimitNotice } from '#plans/matchLimit.ts'
import { FREE, planOf } from '#plans/plans.ts'
import { readSubscription } from '#plans/server/subscriptionStore.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/**
 * Why the player may not play another match now; undefined if they may. 429 `daily_limit_reached` says how many matches are left
 * and when the limit resets; 429 `paused` gives the end of the pause.
 */
export async function admissionProblem(
  tx: Transaction,
  userId: string,
  { countedToday, noShows, walkouts }: SearchStanding,
  now: EpochMs,
): Promise<Problem | undefined> {
  // Every plan allows at least as many matches as Free, so for most players the plan need not be read.
  const limit = matchesLeft(FREE, countedToday) === 0 && (await limitProblem(tx, userId, countedToday, now))
  if (limit) return limit
  const until = pausedUntil([...noShows, ...walkouts], now)
  if (until === null) return undefined
  return new Problem(
    429,
    'paused',
    'You missed the start of three matches, or left them before both had answered. You can play again in two minutes.',
    {
      extra: { until: new Date(until).toISOString() },
    },
  )
}

async function limitProblem(tx: Transaction, userId: string, countedToday: number, now: EpochMs) {
  const plan = planOf(await readSubscription(tx, userId))
  const left = matchesLeft(plan, countedToday)
  if (left !== 0) return undefined
  return new Problem(429, 'daily_limit_reached', matchLimitNotice(plan).message, {
    extra: { limit: plan.matchesPerDay, left, resets_at: new Date(nextUtcMidnight(now)).toISOString() },
  })
}
