import { matchmakerRequest } from '#arena/arenaContract.ts'
import { type MatchmakerDependencies, openMatchmaker } from '#arena/server/matchmaker.ts'
import { presenceReader } from '#arena/server/presentPlayers.ts'
import { askRematch } from '#arena/server/rematch.ts'
import { readToday } from '#arena/server/today.ts'
import { rematchRequest } from '#match/matchContract.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** A search polls every second, perhaps in two tabs. */
const MATCHMAKER_LIMIT = { name: 'matchmaker', count: 240, periodSeconds: 60, perNode: true } as const
/** A player who waits for a rematch polls as often, for half a minute at most. */
const REMATCH_LIMIT = { name: 'match-rematch', count: 120, periodSeconds: 60 }
const PRESENT_LIMIT = { name: 'arena-now', count: 60, periodSeconds: 60, perNode: true } as const
const TODAY_LIMIT = { name: 'arena-today', count: 60, periodSeconds: 60 }

export function arenaFunctions(dependencies: MatchmakerDependencies): WireFunction[] {
  const matchmaker = openMatchmaker(dependencies)
  const readPresent = presenceReader(dependencies.database)
  return [
    defineFunction({
      name: 'arena-now',
      access: 'user',
      input: NO_INPUT,
      rateLimit: PRESENT_LIMIT,
      run: ({ claims }) => readPresent(claims.sub ?? ''),
    }),
    defineFunction({
      name: 'arena-today',
      access: 'user',
      input: NO_INPUT,
      rateLimit: TODAY_LIMIT,
      run: ({ claims }) => dependencies.database.tx(SERVICE, (tx) => readToday(tx, claims.sub ?? '')),
    }),
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
