import { matchmakerRequest } from '#arena/arenaContract.ts'
import { type MatchmakerDependencies, openMatchmaker } from '#arena/server/matchmaker.ts'
import { askRematch } from '#arena/server/rematch.ts'
import { rematchRequest } from '#match/matchContract.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** A search polls every second, perhaps in two tabs. */
const MATCHMAKER_LIMIT = { name: 'matchmaker', count: 240, periodSeconds: 60 }
/** A player who waits for a rematch polls as often, for half a minute at most. */
const REMATCH_LIMIT = { name: 'match-rematch', count: 120, periodSeconds: 60 }

export function arenaFunctions(dependencies: MatchmakerDependencies): WireFunction[] {
  const matchmaker = openMatchmaker(dependencies)
  return [
    defineFunction({
      name: 'matchmaker',
      access: 'user',
      input: matchmakerRequest,
      rateLimit: MATCHMAKER_LIMIT,
      run: ({ input, claims }) => matchmaker(claims.sub ?? '', input),
    }),
    defineFunction({
      name: 'match-rematch',
      access: 'user',
      input: rematchRequest,
      rateLimit: REMATCH_LIMIT,
      run: ({ input, claims }) => askRematch(dependencies, claims.sub ?? '', input),
    }),
  ]
}
