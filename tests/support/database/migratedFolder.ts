import { inject } from 'vitest'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { copyTemplate } from '#tests/support/database/copyTemplate.ts'
import { expectInvariants, type Planted } from '#tests/support/database/invariants.ts'
import { createServerFolder, type ServerFolder } from '#tests/support/server/serverProcess.ts'

/**
 * A server's folder with a migrated database, so that the first start is fast. When it is removed, after its server has stopped, the
 * database is expected to keep the invariants of every run.
 * @param planted what the test writes itself, in place of playing
 */
export async function createMigratedFolder(planted?: Planted): Promise<ServerFolder> {
  const folder = await createServerFolder()
  copyTemplate(inject('pgliteTemplate'), folder.path)
  return {
    path: folder.path,
    async remove() {
      try {
        await expectInvariantsAt({ dataDirectory: folder.path }, planted)
      } finally {
        await folder.remove()
      }
    },
  }
}

/** For the database of a server that has stopped. */
export async function expectInvariantsAt(
  { databaseUrl, dataDirectory = '' }: { databaseUrl?: string; dataDirectory?: string },
  planted?: Planted,
): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDirectory })
  try {
    await expectInvariants(database, planted)
  } finally {
    await database.close()
  }
}
