import type { Milliseconds } from '#kit/time.ts'
import { type Database, databaseOver } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openPglite } from '#platform/server/database/pglite.ts'
import { openPostgresql } from '#platform/server/database/postgresql.ts'

/** Opens the configured database and migrates it. */
export async function openDatabase(where: {
  databaseUrl: string | undefined
  dataDirectory: string
  /** How long a request waits for a connection to PostgreSQL, if not for as long as people should. */
  patienceMs?: Milliseconds
}): Promise<Database> {
  const engine = where.databaseUrl
    ? openPostgresql(where.databaseUrl, where.patienceMs)
    : await openPglite(where.dataDirectory)
  const database = databaseOver(engine)
  try {
    await migrate(database, readMigrations())
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
