import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Database } from '#platform/server/database/database.ts'
import { isAnswering } from '#platform/server/database/isAnswering.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

const LONGEST_LAG_MS = 500
const NANOSECONDS_PER_MS = 1e6
/** If the database takes longer than this, the server is not ready. */
const PATIENCE_MS = 1.5 * SECOND_MS

export interface HealthParts {
  database: Database
  isDraining(): boolean
  isDiskFull(): boolean
  patienceMs?: Milliseconds
}

/**
 * `/healthz`: the process responds. `/readyz`, within two seconds: the database gives the right answer, the disk has room, the event
 * loop is not delayed, and the server is not stopping.
 */
export function healthRoutes({
  database,
  isDraining,
  isDiskFull,
  patienceMs = PATIENCE_MS,
}: HealthParts): Hono<RequestEnv> {
  const lag = monitorEventLoopDelay({ resolution: 20 })
  lag.enable()
  const answersInTime = () => Promise.race([isAnswering(database), pause(patienceMs, false, { ref: false })])
  const fault = async (): Promise<string | undefined> => {
    if (isDraining()) return 'draining'
    const worstMs = lag.max / NANOSECONDS_PER_MS
    lag.reset()
    if (worstMs > LONGEST_LAG_MS) return 'event loop lag'
    if (!(await answersInTime())) return 'database'
    return isDiskFull() ? 'disk full' : undefined
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
