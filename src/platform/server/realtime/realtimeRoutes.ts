import { Hono } from 'hono'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/**
 * `realtime/v1`, mounted there, for requests that do not become a socket. Only the server broadcasts: a client that tries is refused
 * with 403, because at a 404 Supabase's client tells its developer to upgrade the server.
 */
export function realtimeRoutes(): Hono<RequestEnv> {
  return new Hono<RequestEnv>()
    .all('/api/broadcast/*', () => {
      throw new Problem(403, 'broadcast_not_allowed', 'Clients may not broadcast.')
    })
    .all('*', () => {
      throw new Problem(404, 'not_found', 'There is nothing here but the socket at /realtime/v1/websocket.')
    })
}
