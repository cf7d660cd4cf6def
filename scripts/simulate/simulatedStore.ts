import type { EpochMs } from '#kit/time.ts'
import type { MatchDependencies } from '#match/server/actOnMatch.ts'
import { restorePresence } from '#match/server/sweepMatches.ts'
import { restoreClock, stopClock } from '#platform/server/database/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { loadBank } from '#questions/server/loadBank.ts'

/** The real store of matches, with a clock that stands still until it is set. */
export interface SimulatedStore {
  /** Call it again after each restart. */
  dependencies(): MatchDependencies
  setClock(at: EpochMs): Promise<void>
  /** Closes the database and opens it again at a later time, like a server that was down for a while. */
  restart(at: EpochMs): Promise<void>
  close(): Promise<void>
}

export async function openSimulatedStore(location: {
  databaseUrl: string | undefined
  dataDirectory: string
}): Promise<SimulatedStore> {
  const bank = await loadBank({ speech: true })
  const voice = { available: true, audioUrl: () => '/audio/clip', prepare() {} }
  let database: Database = await openDatabase(location)
  return {
    dependencies: () => ({ database, bank, voice, publish() {} }),
    setClock: (at) => stopClock(database, new Date(at)),
    async restart(at) {
      await database.close()
      database = await openDatabase(location)
      await stopClock(database, new Date(at))
      await restorePresence(database)
    },
    async close() {
      await restoreClock(database)
      await database.close()
    },
  }
}
