import type { MiddlewareHandler } from 'hono'
import type { EpochMs } from '#kit/time.ts'
import type { Claims } from '#platform/server/database/database.ts'
import { FLOOD_RATE } from '#platform/server/http/allowance.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import { noteLimitHit } from '#platform/server/http/limitMeter.ts'
import { NodeCounts } from '#platform/server/http/nodeCounts.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/**
 * Counts a request against the allowances of its user and its IP address, in this process's memory: a flood of requests is stopped
 * without a query.
 * @param cost how many ordinary requests it counts as
 * @throws Problem 429 `over_request_rate_limit`
 */
export type GuardFlood = (claims: Claims, address: string, cost?: number) => void

export function floodGuard(enabled: boolean, now: () => EpochMs = Date.now): GuardFlood {
  if (!enabled) return () => {}
  const counts = new NodeCounts(now)
  return ({ sub }, address, cost) => {
    const clients = [addressGroup(address), ...(sub === undefined ? [] : [sub])]
    // Count against both, even if one refuses.
    const waits = clients.map((client) => counts.take(client, FLOOD_RATE, cost))
    if (waits.every((wait) => wait === 0)) return
    noteLimitHit('flood')
    throw new Problem(429, 'over_request_rate_limit', 'Too many requests. Please wait a moment and try again.', {
      headers: { 'retry-after': '1' },
    })
  }
}

/** Counts each request against the allowance of its IP address, before anything else is done for it. */
export function guardAddresses(enabled: boolean): MiddlewareHandler<RequestEnv> {
  const guardFlood = floodGuard(enabled)
  return async (context, next) => {
    guardFlood({ role: 'anon' }, context.get('address'))
    await next()
  }
}
