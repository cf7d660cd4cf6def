import { inject } from 'vitest'
import { MINUTE_MS } from '#kit/time.ts'
import type { Database } from '#platform/server/database/database.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { expectInvariants, type Planted } from '#tests/support/database/invariants.ts'
import { copyPostgresql } from '#tests/support/database/postgresqlServer.ts'
import { type LentDatabase, lendPglite } from '#tests/support/database/reusedPglite.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a migrated embedded database, which tests copy. */
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
  const { database, giveBack } =
    process.env.TEST_DATABASE === 'postgresql' ? await openPostgresqlCopy() : await lendPglite()
  return {
    database,
    async remove() {
      try {
        await expectInvariants(database, planted)
      } finally {
        await giveBack()
      }
    },
  }
}

async function openPostgresqlCopy(): Promise<LentDatabase> {
  const database = await openDatabase({
    databaseUrl: await copyPostgresql(inject('postgresqlTemplate')),
    dataDirectory: '',
    patienceMs: MINUTE_MS,
  })
  return { database, giveBack: () => database.close() }
}
