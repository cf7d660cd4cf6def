import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { beginAs, type Engine, PLAN_ONCE, SERVICE } from '#platform/server/database/database.ts'
import { lockDirectory } from '#platform/server/database/directoryLock.ts'
import { Mutex } from '#platform/server/database/mutex.ts'
import { PgliteSession } from '#platform/server/database/pgliteSession.ts'
import { plantDatabase } from '#platform/server/database/plantDatabase.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** How many transactions may wait for the only connection. Further ones get a 503 at once instead of a timeout later. */
const LONGEST_QUEUE = 2_000
const SERVICE_TRANSACTION = {
  begin: `${beginAs(SERVICE)}; set local ${PLAN_ONCE.name} = ${PLAN_ONCE.value}`,
  end: 'commit',
}

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
  const takeTurn = async () => {
    if (waiting >= LONGEST_QUEUE) throw new Problem(503, 'database_busy', 'The database is busy. Please try again.')
    waiting += 1
    const release = await turn.acquire()
    waiting -= 1
    return release
  }
  return {
    name: 'pglite',
    async connect() {
      const release = await takeTurn()
      return {
        query: (text, parameters) => session.query(text, parameters),
        script: (text) => session.script(text),
        release,
      }
    },
    async autocommit(text, parameters) {
      const release = await takeTurn()
      try {
        return await session.query(text, parameters, SERVICE_TRANSACTION)
      } finally {
        release()
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
