import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { expectInvariants, type Planted } from '#tests/support/database/invariants.ts'
import { copyPostgresql } from '#tests/support/database/postgresqlServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a migrated embedded database, copied for every test file. */
    pgliteTemplate: string
    /** URL of a migrated PostgreSQL database, copied for every test file. */
    postgresqlTemplate: string
  }
}

/** An empty, migrated database of the engine under test. */
export interface TestDatabase {
  database: Database
  /** Also expects the invariants that every run must keep. */
  remove(): Promise<void>
}

/** @param planted what the test writes itself, in place of playing */
export async function createTestDatabase(planted?: Planted): Promise<TestDatabase> {
  const settings = await copiedTemplate()
  const database = await openDatabase(settings)
  return {
    database,
    async remove() {
      try {
        await expectInvariants(database, planted)
      } finally {
        await database.close()
        await rm(settings.dataDirectory, { recursive: true, force: true })
      }
    },
  }
}

async function copiedTemplate(): Promise<{ databaseUrl: string | undefined; dataDirectory: string }> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hanpan-test-'))
  if (process.env.TEST_DATABASE === 'postgresql') {
    return { databaseUrl: await copyPostgresql(inject('postgresqlTemplate')), dataDirectory }
  }
  cpSync(inject('pgliteTemplate'), dataDirectory, { recursive: true })
  return { databaseUrl: undefined, dataDirectory }
}
