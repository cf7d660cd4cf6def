import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { gauge } from '#platform/server/meters/meter.ts'

type Status = (typeof STATUSES)[number]
const STATUSES = ['ready', 'playing'] as const

const duels = gauge({
  name: 'hanpan_duels',
  help: 'Duels that are not over, on all nodes together, as counted a few seconds ago',
  labels: { status: STATUSES },
})

/** Counts the duels for their meter. Run it every few seconds. */
export async function meterDuels(database: Database): Promise<void> {
  const rows = await database.tx(SERVICE, (tx) =>
    tx.sql<{ status: Status; duels: number }>(
      `select status, count(*) as duels from matches where status in ('ready', 'playing') group by status`,
    ),
  )
  const counted = new Map(rows.map(({ status, duels }) => [status, duels]))
  for (const status of STATUSES) duels.set({ status }, counted.get(status) ?? 0)
}
