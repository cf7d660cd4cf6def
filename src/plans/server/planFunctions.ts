import { readSubscription } from '#plans/server/subscriptionStore.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** Asked when a page opens, on focus and, after a checkout, every ten seconds. */
const CHECK_LIMIT = { name: 'check-subscription', count: 120, periodSeconds: 60 }

export function planFunctions(database: Database): WireFunction[] {
  return [
    defineFunction({
      name: 'check-subscription',
      access: 'user',
      input: NO_INPUT,
      rateLimit: CHECK_LIMIT,
      run: ({ claims }) => database.tx(SERVICE, (tx) => readSubscription(tx, claims.sub ?? '')),
    }),
  ]
}
