import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** `count` requests at once, then one more every `periodSeconds / count`. */
export interface RateLimit {
  name: string
  count: number
  periodSeconds: number
}

/**
 * Counts one request of `subject` (an IP address, an account) against `limit` in the database, so that nodes share it and a
 * restart does not reset it. Generic cell rate algorithm: the stored instant is when the allowance is full again.
 * @throws Problem 429 `over_request_rate_limit` with Retry-After in seconds
 */
export type CountRequest = (limit: RateLimit, subject: string) => Promise<void>

export function rateLimiter(database: Database, enabled: boolean): CountRequest {
  if (!enabled) return async () => {}
  return async (limit, subject) => {
    const key = keyOf(limit, subject)
    const spacing = spacingOf(limit)
    const wait = await database.tx(SERVICE, async (tx) => {
      const taken = await tx.sql(TAKE, [key, spacing, limit.periodSeconds])
      if (taken.length > 0) return 0
      const [row] = await tx.sql<{ wait: number }>(WAIT, [key, spacing, limit.periodSeconds])
      return row?.wait ?? 1
    })
    if (wait > 0) {
      throw new Problem(429, 'over_request_rate_limit', 'Too many requests. Please wait a moment and try again.', {
        headers: { 'retry-after': String(Math.max(1, Math.ceil(wait))) },
      })
    }
  }
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

/** Takes back the count of a request that turned out not to count against the limit. */
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
