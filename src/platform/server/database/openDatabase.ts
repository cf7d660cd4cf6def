import { type Database, databaseOver } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openPglite } from '#platform/server/database/pglite.ts'
import { openPostgresql } from '#platform/server/database/postgresql.ts'

/** Opens the configured database and migrates it. */
export async function openDatabase(where: {
  databaseUrl: string | undefined
  dataDirectory: string
}): Promise<Database> {
  const engine = where.databaseUrl ? openPostgresql(where.databaseUrl) : await openPglite(where.dataDirectory)
  const database = databaseOver(engine)
  try {
    await migrate(database, readMigrations())
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}
