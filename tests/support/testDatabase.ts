import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { copyPostgresql } from '#tests/support/postgresqlServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a migrated embedded database, copied for every test file. */
    pgliteTemplate: string
    /** URL of a migrated PostgreSQL database, copied for every test file; empty when no PostgreSQL can be started. */
    postgresqlTemplate: string
  }
}

/** An empty, migrated database of the engine under test, and the settings under which a server would open it. */
export interface TestDatabase {
  database: Database
  settings: { databaseUrl: string | undefined; dataDirectory: string }
  remove(): Promise<void>
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const settings = await createTestSettings()
  const database = await openDatabase(settings)
  return {
    database,
    settings,
    async remove() {
      await database.close()
      await rm(settings.dataDirectory, { recursive: true, force: true })
    },
  }
}

/** As above, but left closed, for tests that start a server process on it. */
export async function createTestSettings(): Promise<TestDatabase['settings']> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hanpan-test-'))
  if (process.env.TEST_DATABASE === 'postgresql') {
    return { databaseUrl: await copyPostgresql(inject('postgresqlTemplate')), dataDirectory }
  }
  await cp(inject('pgliteTemplate'), dataDirectory, { recursive: true })
  return { databaseUrl: undefined, dataDirectory }
}
