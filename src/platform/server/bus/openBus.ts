import type { Bus } from '#platform/server/bus/bus.ts'
import { busConnected } from '#platform/server/bus/busMeters.ts'
import { openInProcessBus } from '#platform/server/bus/inProcessBus.ts'
import { openPostgresqlBus } from '#platform/server/bus/postgresqlBus.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'

/** Never waits for the bus: a node that cannot reach it starts all the same. */
export async function openBus(
  { busUrl, databaseUrl }: { busUrl: string | undefined; databaseUrl: string | undefined },
  { database, log }: { database: Database; log: Log },
): Promise<Bus> {
  if (busUrl !== undefined) return (await import('#platform/server/bus/natsBus.ts')).openNatsBus(busUrl, log)
  if (databaseUrl !== undefined) return openPostgresqlBus(databaseUrl, database, log)
  busConnected.set({}, 1)
  return openInProcessBus().join()
}
