import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Hono } from 'hono'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

const LONGEST_LAG_MS = 500
const NANOSECONDS_PER_MS = 1e6
const ALIVE = 1

/** `/healthz`: the process answers. `/readyz`: the database answers truly, the event loop keeps up, and we are not leaving. */
export function healthRoutes(database: Database, isDraining: () => boolean): Hono<RequestEnv> {
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  const fault = async (): Promise<string | undefined> => {
    if (isDraining()) return 'draining'
    const worstMs = lag.max / NANOSECONDS_PER_MS
    lag.reset()
    if (worstMs > LONGEST_LAG_MS) return 'event loop lag'
    return (await answers(database)) ? undefined : 'database'
  }
  return new Hono<RequestEnv>()
    .get('/healthz', (context) => context.json({ status: 'ok' }))
    .get('/readyz', async (context) => {
      const reason = await fault()
      return reason === undefined
        ? context.json({ status: 'ready' })
        : context.json({ status: 'unavailable', reason }, 503)
    })
}

/** Compares the value: a broken embedded database has been seen to answer every query with no rows. */
async function answers(database: Database): Promise<boolean> {
  try {
    const [row] = await database.tx(SERVICE, (tx) => tx.sql<{ alive: number }>(`select ${ALIVE} as alive`))
    return row?.alive === ALIVE
  } catch {
    return false
  }
}
