import type { MiddlewareHandler } from 'hono'
import type { EpochMs } from '#kit/time.ts'
import type { Claims } from '#platform/server/database/database.ts'
import { Allowance } from '#platform/server/http/allowance.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/** When more clients than this are remembered, quiet ones are forgotten. */
const MOST_CLIENTS = 10_000

/**
 * Counts a request against the allowances of its user and its IP address, in this process's memory: a flood of requests is stopped
 * without a query.
 * @param cost how many ordinary requests it counts as
 * @throws Problem 429 `over_request_rate_limit`
 */
export type GuardFlood = (claims: Claims, address: string, cost?: number) => void

export function floodGuard(enabled: boolean, now: () => EpochMs = Date.now): GuardFlood {
  if (!enabled) return () => {}
  const allowances = new Map<string, Allowance>()
  const allowanceOf = (client: string, at: EpochMs) => {
    const allowance = allowances.get(client) ?? new Allowance(at)
    if (allowances.size >= MOST_CLIENTS && !allowances.has(client)) forgetQuiet(allowances, at)
    allowances.set(client, allowance)
    return allowance
  }
  return ({ sub }, address, cost = 1) => {
    const at = now()
    const clients = [addressGroup(address), ...(sub === undefined ? [] : [sub])]
    // Count against both, even if one refuses.
    const taken = clients.map((client) => allowanceOf(client, at).take(cost, at))
    if (taken.every(Boolean)) return
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

/** Forgets quiet clients. If too many are busy, the oldest are forgotten too. */
function forgetQuiet(allowances: Map<string, Allowance>, at: EpochMs): void {
  for (const [client, allowance] of allowances) if (allowance.isWhole(at)) allowances.delete(client)
  for (const client of allowances.keys()) {
    if (allowances.size < MOST_CLIENTS) return
    allowances.delete(client)
  }
}
