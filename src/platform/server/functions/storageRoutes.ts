import { Hono } from 'hono'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/** `storage/v1`, to be mounted there: the product has no file storage, and says so in JSON. */
export function storageRoutes(): Hono<RequestEnv> {
  return new Hono<RequestEnv>().all('*', () => {
    throw new Problem(404, 'storage_not_offered', 'Storage is not offered here.')
  })
}
