import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import type { Log } from '#platform/server/log.ts'
import { counter, durations } from '#platform/server/meters/meter.ts'
import { inSpan } from '#platform/server/traces/span.ts'

/** Three times as many as there are. */
const MOST_ROUTES = 600
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const STATUS_CLASSES = ['2xx', '3xx', '4xx', '5xx']

const requests = counter({
  name: 'hanpan_requests_total',
  help: 'Answered requests',
  labels: { route: MOST_ROUTES, method: METHODS, status: STATUS_CLASSES },
})
const requestDurations = durations({
  name: 'hanpan_request_seconds',
  help: 'Time from a request to the start of its response',
  labels: { route: MOST_ROUTES },
})

/** Counts, times and traces every request, and logs it at the level `debug`. Use it before all other middleware. */
export function meterRequests(log: Log): MiddlewareHandler<RequestEnv> {
  return async (context, next) => {
    const begun = performance.now()
    const { method } = context.req
    const { route, status } = await inSpan({ name: method, kind: 'server', attributes: {} }, async (span) => {
      await next()
      const route = context.get('route') ?? routePath(context)
      const { status } = context.res
      span.rename(`${method} ${route}`)
      span.note({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status })
      return { route, status }
    })
    const ms = performance.now() - begun
    requests.count({ route, method, status: `${Math.floor(status / 100)}xx` })
    requestDurations.note({ route }, ms)
    log.debug({ requestId: context.get('requestId'), method, route, status, ms: Math.round(ms) }, 'request')
  }
}
