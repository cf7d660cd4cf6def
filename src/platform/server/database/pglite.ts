import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { Engine } from '#platform/server/database/database.ts'
import { lockDirectory } from '#platform/server/database/directoryLock.ts'
import { Mutex } from '#platform/server/database/mutex.ts'
import { PgliteSession } from '#platform/server/database/pgliteSession.ts'
import { plantDatabase } from '#platform/server/database/plantDatabase.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** How many transactions may wait for the only connection. Further ones get a 503 at once instead of a timeout later. */
const LONGEST_QUEUE = 2_000

/** The embedded PostgreSQL in `<directory>/database`. It has one connection, so transactions take turns. */
export async function openPglite(directory: string): Promise<Engine> {
  const lock = lockDirectory(directory)
  const pglite = await openPlanted(directory).catch((error) => {
    lock.release()
    throw error
  })
  const session = new PgliteSession(pglite)
  const turn = new Mutex()
  let waiting = 0
  return {
    name: 'pglite',
    async connect() {
      if (waiting >= LONGEST_QUEUE) throw new Problem(503, 'database_busy', 'The database is busy. Please try again.')
      waiting += 1
      const release = await turn.acquire()
      waiting -= 1
      return {
        query: (text, parameters) => session.query(text, parameters),
        script: (text) => session.script(text),
        release,
      }
    },
    async close() {
      const release = await turn.acquire()
      await pglite.close()
      lock.release()
      release()
    },
  }
}

async function openPlanted(directory: string): Promise<PGlite> {
  await plantDatabase(directory)
  return PGlite.create({ dataDir: join(directory, 'database') })
}
