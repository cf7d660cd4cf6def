import type { HttpBindings } from '@hono/node-server'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** The problem behind an error if the client disconnected during its request: not a bug, and no client reads the response. */
export function brokenOff(context: RequestContext, error: unknown): Problem | undefined {
  const { incoming } = context.env as Partial<HttpBindings>
  if (incoming === undefined || incoming.complete || !incoming.destroyed) return undefined
  return new Problem(400, 'request_broken_off', 'The connection was lost before the whole request had come.', {
    cause: error,
  })
}
