import type { TestProject } from 'vitest/node'
import { makeTemplate } from '#platform/server/database/makeTemplate.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { plantResidents } from '#tests/support/arena/residents.ts'
import { copyTemplate } from '#tests/support/database/copyTemplate.ts'
import { expectInvariantsAt } from '#tests/support/database/migratedFolder.ts'
import { createServerFolder, startServerProcess } from '#tests/support/server/serverProcess.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that journeys share. */
    sharedSite: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await createServerFolder()
  copyTemplate(await makeTemplate(), folder.path)
  const database = await openDatabase({ databaseUrl: undefined, dataDirectory: folder.path })
  await plantResidents(database).finally(() => database.close())
  const server = await startServerProcess(folder.path, { RATE_LIMITS: 'off' })
  project.provide('sharedSite', server.url)
  return async () => {
    await server.stop()
    try {
      await expectInvariantsAt({ dataDirectory: folder.path })
    } finally {
      await folder.remove()
    }
  }
}
