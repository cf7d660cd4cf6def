import { type EpochMs, MINUTE_MS } from '#kit/time.ts'
import { type MatchDependencies, openMatches } from '#match/server/openMatches.ts'
import { recordPlayerSigns, restorePresence } from '#match/server/sweepMatches.ts'
import { restoreClock, stopClock } from '#platform/server/database/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { loadBank } from '#questions/server/loadBank.ts'

/** The real store of matches, with a clock that stands still until it is set. */
export interface SimulatedStore {
  /** On PostgreSQL, two nodes take turns, and hear nothing of each other. Call it for each piece of work. */
  dependencies(): MatchDependencies
  setClock(at: EpochMs): Promise<void>
  /** Closes all nodes and opens them again at a later time, like servers that were down for a while. */
  restart(at: EpochMs): Promise<void>
  close(): Promise<void>
}

export async function openSimulatedStore(location: {
  databaseUrl: string | undefined
  dataDirectory: string
}): Promise<SimulatedStore> {
  const bank = await loadBank({ speech: true })
  const voice = { available: true, audioUrl: () => '/audio/clip', prepare() {} }
  const openNode = (database: Database) =>
    openMatches({
      database,
      bank,
      voice,
      publish() {},
      hasSocketIn: () => false,
      noteSign: (sign) => recordPlayerSigns(database, () => {}, [sign]),
    })
  // A busy machine breaks no rule.
  const open = () => openDatabase({ ...location, patienceMs: MINUTE_MS })
  const openNodes = async (): Promise<[MatchDependencies, ...MatchDependencies[]]> => {
    const first = openNode(await open())
    return location.databaseUrl ? [first, openNode(await open())] : [first]
  }
  let nodes = await openNodes()
  let calls = 0
  return {
    dependencies: () => nodes[calls++ % nodes.length] ?? nodes[0],
    setClock: (at) => stopClock(nodes[0].database, new Date(at)),
    async restart(at) {
      for (const { database } of nodes) await database.close()
      nodes = await openNodes()
      await stopClock(nodes[0].database, new Date(at))
      await restorePresence(nodes[0].database)
    },
    async close() {
      await restoreClock(nodes[0].database)
      for (const { database } of nodes) await database.close()
    },
  }
}
