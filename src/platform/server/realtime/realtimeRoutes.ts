import { Hono } from 'hono'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'

/**
 * `realtime/v1`, to be mounted there, for requests that are not upgrades. Only the server may broadcast: a client that tries gets a
 * 403, because after a 404 Supabase's client tells the developer to upgrade the server.
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
