import { Hono } from 'hono'
import { z } from 'zod'
import { DAY_MS } from '#kit/time.ts'
import { setClockOffset } from '#platform/server/database/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { forThisMachine } from '#platform/server/http/thisMachine.ts'

const FURTHEST_MS = 400 * DAY_MS
const clockRequest = z.strictObject({ offset_ms: z.int().min(-FURTHEST_MS).max(FURTHEST_MS) })

/** POST /dev/clock `{offset_ms}`: how far the rules' clock runs ahead of the machine's. Mount it in a test environment only. */
export function testClockRoutes(database: Database): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>()
  routes.post('/', forThisMachine, async (context) => {
    const { offset_ms } = await readJson(context, clockRequest)
    await setClockOffset(database, offset_ms)
    return context.json({ offset_ms })
  })
  return routes
}
