import { type PlaceResponse, placeRequest } from '#leaderboard/leaderboardContract.ts'
import { readPlace } from '#leaderboard/server/boardStore.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** Each view of a leaderboard makes one call. */
const PLACE_LIMIT = { name: 'leaderboard-place', count: 60, periodSeconds: 60 }

export function leaderboardFunctions(database: Database): WireFunction[] {
  return [
    defineFunction({
      name: 'leaderboard-place',
      access: 'user',
      input: placeRequest,
      rateLimit: PLACE_LIMIT,
      async run({ input, claims }): Promise<PlaceResponse> {
        const place = await database.tx(SERVICE, (tx) => readPlace(tx, claims.sub ?? '', input.skill_type))
        return { place: place ?? null }
      },
    }),
  ]
}
