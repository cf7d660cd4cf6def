import { type Database, OWNER } from '#platform/server/database/database.ts'

const MEGABYTE = 1024 * 1024
const MOST_LOG_BYTES = 32 * MEGABYTE

/**
 * Run it every minute on the embedded database, which has no background process and so makes no checkpoint by itself: its log would
 * grow until it is closed, and opening it after a kill would read all of that. Returns whether it made one.
 */
export async function checkpointIfDue(database: Database, mostLogBytes = MOST_LOG_BYTES): Promise<boolean> {
  return database.tx(OWNER, async (tx) => {
    const [log] = await tx.sql<{ bytes: number }>(
      'select (pg_current_wal_insert_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()',
    )
    if (!log || log.bytes <= mostLogBytes) return false
    await tx.script('checkpoint')
    return true
  })
}
