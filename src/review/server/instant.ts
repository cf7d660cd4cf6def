import type { EpochMs } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** SQL for an instant as `EpochMs`. */
export const MS = (instant: string) => `floor(extract(epoch from ${instant}) * 1000)::float8`

/** The instant of a number of milliseconds, as a parameter. */
export const AT = (parameter: string) => `to_timestamp(${parameter}::float8 / 1000)`

export async function readNow(tx: Transaction): Promise<EpochMs> {
  const [row] = await tx.sql<{ now: EpochMs }>(`select ${MS('app_now()')} as now`)
  if (!row) throw new Error('The database returned no time')
  return row.now
}
