import { Hono } from 'hono'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Authenticate, RequestEnv } from '#platform/server/http/requestContext.ts'
import type { ExposedTables } from '#platform/server/rest/exposedTable.ts'

/**
 * `rest/v1`, mounted there: PostgREST's wire contract for reading and writing rows of the exposed tables. What a request may
 * see and do is decided by the database, as whom it comes.
 */
export function restRoutes(options: {
  database: Database
  authenticate: Authenticate
  tables: ExposedTables
}): Hono<RequestEnv> {
  const routes = new Hono<RequestEnv>()
  routes.all('*', async (context) => {
    await options.authenticate(context)
    throw new Problem(404, 'PGRST125', 'Invalid path specified in request URL')
  })
  return routes
}
