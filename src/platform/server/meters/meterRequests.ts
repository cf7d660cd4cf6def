import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { counter, durations } from '#platform/server/meters/meter.ts'

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

/** Counts and times every request. Use it before all other middleware. */
export const meterRequests: MiddlewareHandler<RequestEnv> = async (context, next) => {
  const begun = performance.now()
  await next()
  const route = context.get('route') ?? routePath(context)
  requests.count({ route, method: context.req.method, status: `${Math.floor(context.res.status / 100)}xx` })
  requestDurations.note({ route }, performance.now() - begun)
}
