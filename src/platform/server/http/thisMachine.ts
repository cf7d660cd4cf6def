import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'

const LOOPBACK_PEERS = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i
/** Any of these says that a proxy stands between: whoever asks is then not on this machine. */
const FORWARDING_HEADERS = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

/** For routes that exist only for whoever sits at this machine: to everybody else they are not found. */
export const forThisMachine: MiddlewareHandler<RequestEnv> = async (context, next) => {
  if (!isAtThisMachine(context)) throw new Problem(404, 'not_found', 'Not found')
  await next()
}

function isAtThisMachine(context: RequestContext): boolean {
  const peer = getConnInfo(context).remote.address ?? ''
  return (
    LOOPBACK_PEERS.includes(peer) &&
    LOOPBACK_HOST.test(context.req.header('host') ?? '') &&
    FORWARDING_HEADERS.every((name) => context.req.header(name) === undefined)
  )
}
