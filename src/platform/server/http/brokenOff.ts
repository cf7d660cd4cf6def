import type { HttpBindings } from '@hono/node-server'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext } from '#platform/server/http/requestContext.ts'

/** What a failure means when the client hung up before its whole request had come: nobody's bug, and nobody reads the answer. */
export function brokenOff(context: RequestContext, error: unknown): Problem | undefined {
  const { incoming } = context.env as Partial<HttpBindings>
  if (incoming === undefined || incoming.complete || !incoming.destroyed) return undefined
  return new Problem(400, 'request_broken_off', 'The connection was lost before the whole request had come.', {
    cause: error,
  })
}
