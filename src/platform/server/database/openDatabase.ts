import type { Milliseconds } from '#kit/time.ts'
import { makeBackup } from '#platform/server/backup/makeBackup.ts'
import { type Database, databaseOver } from '#platform/server/database/database.ts'
import { type Migration, migrate, readMigrations, readPendingMigrations } from '#platform/server/database/migrate.ts'
import { openPglite } from '#platform/server/database/pglite.ts'
import { openPostgresql } from '#platform/server/database/postgresql.ts'

export interface DatabasePlace {
  databaseUrl: string | undefined
  dataDirectory: string
  /** Where to back up the embedded database before migrating it. Left out where losing it does no harm. */
  backupDirectory?: string
  /** Free space that the backup leaves on the disk. */
  diskReserveBytes?: number
  /** How long a request waits for a connection to PostgreSQL, if not for as long as people should. */
  patienceMs?: Milliseconds
}

/**
 * Opens the configured database and migrates it. An embedded one with data is backed up before.
 * @throws if that backup fails; then the database is as it was
 */
export async function openDatabase(
  where: DatabasePlace,
  migrations: readonly Migration[] = readMigrations(),
): Promise<Database> {
  const engine = where.databaseUrl
    ? openPostgresql(where.databaseUrl, where.patienceMs)
    : await openPglite(where.dataDirectory)
  const database = databaseOver(engine)
  try {
    if (database.engine === 'pglite') await backUpBeforeMigrating(database, where, migrations)
    await migrate(database, migrations)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function backUpBeforeMigrating(
  database: Database,
  { dataDirectory, backupDirectory, diskReserveBytes: reserveBytes = 0 }: DatabasePlace,
  migrations: readonly Migration[],
): Promise<void> {
  if (backupDirectory === undefined) return
  const { pending, isNew } = await readPendingMigrations(database, migrations)
  if (isNew || pending.length === 0) return
  const parts = { database, dataDirectory, backupDirectory, reserveBytes }
  try {
    await makeBackup({ ...parts, kind: 'before-migration', at: Date.now() })
  } catch (cause) {
    const message = `The database has to be backed up before it is migrated to this release. ${(cause as Error).message}. The database was not changed.`
    throw new Error(message, { cause })
  }
}
