import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'
import { historyRequest } from '#progress/progressContract.ts'
import { readHistory } from '#progress/server/matchHistory.ts'

const HISTORY_LIMIT = { name: 'match-history', count: 60, periodSeconds: 60 }

/** What a player may look back on. */
export function progressFunctions(database: Database): WireFunction[] {
  return [
    defineFunction({
      name: 'match-history',
      access: 'user',
      input: historyRequest,
      rateLimit: HISTORY_LIMIT,
      run: ({ input, claims }) => database.tx(SERVICE, (tx) => readHistory(tx, claims.sub ?? '', input)),
    }),
  ]
}
