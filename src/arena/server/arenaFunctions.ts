import { matchmakerRequest } from '#arena/arenaContract.ts'
import { leftoverSweep } from '#arena/server/leftoverSweep.ts'
import { type MatchmakerDependencies, matchmaker } from '#arena/server/matchmaker.ts'
import { defineFunction, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** A search polls every second, in two tabs at once perhaps. */
const MATCHMAKER_LIMIT = { name: 'matchmaker', count: 240, periodSeconds: 60 }

export type ArenaDependencies = Omit<MatchmakerDependencies, 'sweepLeftovers'>

export function arenaFunctions(dependencies: ArenaDependencies): WireFunction[] {
  const sweepLeftovers = leftoverSweep(dependencies.database, dependencies.createMatch)
  return [
    defineFunction({
      name: 'matchmaker',
      access: 'user',
      input: matchmakerRequest,
      rateLimit: MATCHMAKER_LIMIT,
      run: ({ input, claims }) => matchmaker(claims.sub ?? '', input, { ...dependencies, sweepLeftovers }),
    }),
  ]
}
