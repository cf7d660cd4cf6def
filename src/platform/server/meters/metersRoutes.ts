import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { METERS_TYPE, metersText } from '#platform/server/meters/meter.ts'

/** The meters of this process, to be mounted where Prometheus looks for them. Answers from memory, also while the database is gone. */
export function metersRoutes(token: string): Hono<RequestEnv> {
  const expected = digest(`Bearer ${token}`)
  return new Hono<RequestEnv>().all('/', async (context) => {
    if (!timingSafeEqual(digest(context.req.header('authorization') ?? ''), expected)) {
      throw new Problem(401, 'bad_metrics_token', 'Send the metrics token as a bearer token.', {
        headers: { 'www-authenticate': 'Bearer', 'cache-control': 'no-store' },
      })
    }
    if (context.req.method !== 'GET') {
      throw new Problem(405, 'method_not_allowed', 'Metrics are read by GET.', { headers: { allow: 'GET' } })
    }
    return context.body(await metersText(), 200, { 'content-type': METERS_TYPE, 'cache-control': 'no-store' })
  })
}

/** Texts of different lengths have digests of one length, which can be compared in constant time. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
