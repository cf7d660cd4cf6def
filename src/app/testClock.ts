import { Hono } from 'hono'
import { z } from 'zod'
import { DAY_MS } from '#kit/time.ts'
import { setClockOffset } from '#platform/server/database/clock.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { readJson } from '#platform/server/http/readJson.ts'
import type { RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'
import { forThisMachine } from '#platform/server/http/thisMachine.ts'
import { isOwnOrigin } from '#platform/server/realtime/ownOrigin.ts'

const FURTHEST_MS = 400 * DAY_MS
const clockRequest = z.strictObject({ offset_ms: z.int().min(-FURTHEST_MS).max(FURTHEST_MS) })

/**
 * POST /dev/clock `{offset_ms}`: sets how far the rules' clock is ahead of the machine's. Mount it only in a test environment. A
 * page of another site cannot call it: a browser sends JSON to another origin only with permission, and names the page's origin.
 */
export function testClockRoutes(database: Database): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>()
  routes.post('/', forThisMachine, async (context) => {
    if (!isOwnJson(context)) throw new Problem(403, 'not_allowed', 'The clock can only be moved by JSON from this site')
    const { offset_ms } = await readJson(context, clockRequest)
    await setClockOffset(database, offset_ms)
    return context.json({ offset_ms })
  })
  return routes
}

/** `forThisMachine` has already checked that the Host header names this machine. */
function isOwnJson({ req }: RequestContext): boolean {
  const [type] = (req.header('content-type') ?? '').split(';')
  const origin = req.header('origin')
  return type === 'application/json' && (origin === undefined || isOwnOrigin(origin, req.url))
}
