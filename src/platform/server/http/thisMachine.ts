import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'

const LOOPBACK_PEERS = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
/** Any of these headers means that a proxy forwarded the request, which may come from anywhere. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** For routes that are only for the person at this machine: all other requests get a 404. */
export const forThisMachine: MiddlewareHandler<RequestEnv> = async (context, next) => {
  if (!isAtThisMachine(context)) throw new Problem(404, 'not_found', 'Not found')
  await next()
}

/** Whether a request comes from this machine, without a proxy, and its Host header names this machine. */
export function isAtThisMachine(context: RequestContext): boolean {
  return (
    isLoopback(getConnInfo(context).remote.address ?? '') &&
    LOOPBACK_HOST.test(context.req.header('host') ?? '') &&
    FORWARDING_HEADERS.every((name) => context.req.header(name) === undefined)
  )
}

/** Whether a peer's IP address is a loopback address. */
export function isLoopback(address: string): boolean {
  return LOOPBACK_PEERS.includes(address)
}
