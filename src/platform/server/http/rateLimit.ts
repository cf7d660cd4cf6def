import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { Rate } from '#platform/server/http/allowance.ts'
import { noteLimitHit } from '#platform/server/http/limitMeter.ts'
import { NodeCounts } from '#platform/server/http/nodeCounts.ts'
import { Problem } from '#platform/server/http/problem.ts'

export interface RateLimit extends Rate {
  name: string
  /**
   * Each node counts for itself, in its memory. For calls that come so often that counting in the database would cost as much as
   * the work itself. What must be exact (plans, sign-ins, emails) is counted in the database.
   */
  perNode?: true
}

/**
 * Counts one request of `subject` (an IP address, an account) against `limit`: in the database, so that nodes share the count and
 * a restart does not reset it, unless the limit is `perNode`. Generic cell rate algorithm: the stored instant is when the allowance
 * is full again.
 * @throws Problem 429 `over_request_rate_limit` with Retry-After in seconds
 */
export type CountRequest = (limit: RateLimit, subject: string) => Promise<void>

export function rateLimiter(database: Database, enabled: boolean): CountRequest {
  if (!enabled) return async () => {}
  const counts = new NodeCounts()
  return async (limit, subject) => {
    const wait = limit.perNode ? counts.take(keyOf(limit, subject), limit) : await take(database, limit, subject)
    if (wait > 0) {
      noteLimitHit(limit.name)
      throw new Problem(429, 'over_request_rate_limit', 'Too many requests. Please wait a moment and try again.', {
        headers: { 'retry-after': String(Math.max(1, Math.ceil(wait))) },
      })
    }
  }
}

/** Counts one request in the database. Returns the seconds to wait; 0 if the request was within the limit. */
function take(database: Database, limit: RateLimit, subject: string): Promise<number> {
  const parameters = [keyOf(limit, subject), spacingOf(limit), limit.periodSeconds]
  return database.tx(SERVICE, async (tx) => {
    const taken = await tx.sql(TAKE, parameters)
    if (taken.length > 0) return 0
    const [row] = await tx.sql<{ wait: number }>(WAIT, parameters)
    return row?.wait ?? 1
  })
}

/** $1: key. $2: seconds that one request costs. $3: allowance in seconds. Returns no row if over the limit. */
const TAKE = `
  insert into app.rate_limits as kept (key, spent_until) values ($1, app_now() + $2::float8 * interval '1 second')
  on conflict (key) do update
    set spent_until = greatest(kept.spent_until, app_now()) + $2::float8 * interval '1 second'
    where greatest(kept.spent_until, app_now()) + $2::float8 * interval '1 second' <= app_now() + $3::float8 * interval '1 second'
  returning key`

const WAIT = `
  select extract(epoch from spent_until + $2::float8 * interval '1 second' - app_now())::float8 - $3::float8 as wait
  from app.rate_limits where key = $1`

/** Takes back the count of a request that turned out not to count against the limit, which must not be `perNode`. */
export async function giveBackRequest(tx: Transaction, limit: RateLimit, subject: string): Promise<void> {
  await tx.sql(
    `update app.rate_limits set spent_until = spent_until - $2::float8 * interval '1 second' where key = $1`,
    [keyOf(limit, subject), spacingOf(limit)],
  )
}

function keyOf(limit: RateLimit, subject: string): string {
  return `${limit.name}:${subject}`
}

function spacingOf(limit: RateLimit): number {
  return limit.periodSeconds / limit.count
}

/** Removes keys whose allowance is full again. Run it periodically. */
export async function sweepRateLimits(database: Database): Promise<void> {
  await database.tx(SERVICE, (tx) => tx.sql('delete from app.rate_limits where spent_until < app_now()'))
}
