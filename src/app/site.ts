import { randomBytes, randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { fileRoutes } from '#app/files.ts'
import { healthRoutes } from '#app/health.ts'
import { type PageBuild, pageRoutes } from '#app/pages.ts'
import { securityHeaders } from '#app/securityHeaders.ts'
import type { Environment } from '#platform/environment.ts'
import type { Database } from '#platform/server/database/database.ts'
import { clientAddresses } from '#platform/server/http/clientAddress.ts'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { BODY_LIMIT_BYTES } from '#platform/server/http/readJson.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import type { Log } from '#platform/server/log.ts'

export interface SiteOptions {
  environment: Environment
  database: Database
  log: Log
  loadBuild: () => Promise<PageBuild>
  dev: boolean
  isDraining: () => boolean
  /** The public origin; in local mode known only once the server listens. */
  siteUrl: () => string
}

/** Everything that one HTTP request can reach, outermost first. */
export function createSite(options: SiteOptions): Hono<RequestEnv> {
  const { environment, database, log, dev } = options
  const site = new Hono<RequestEnv>()
  site.onError((error, context) => errorResponse(error, { path: context.req.path, id: context.get('requestId') }, log))
  site.use(requestVariables(environment.trustedProxies))
  site.use(securityHeaders(environment.siteUrl?.startsWith('https:') ?? false))
  site.use(bodyLimit({ maxSize: BODY_LIMIT_BYTES, onError: refuseLargeBody }))
  site.route('/', healthRoutes(database, options.isDraining))
  if (!dev) site.route('/', fileRoutes())
  site.route('/', pageRoutes({ loadBuild: options.loadBuild, dev, log, siteUrl: options.siteUrl }))
  return site
}

function requestVariables(trustedProxies: readonly string[]): MiddlewareHandler<RequestEnv> {
  const addressOf = clientAddresses(trustedProxies)
  return async (context, next) => {
    context.set('requestId', randomUUID())
    context.set('nonce', randomBytes(16).toString('base64'))
    const peer = getConnInfo(context).remote.address ?? ''
    context.set('address', addressOf(peer, context.req.header('x-forwarded-for')))
    await next()
  }
}

function refuseLargeBody(): never {
  throw new Problem(413, 'body_too_large', `The request is larger than ${BODY_LIMIT_BYTES / 1024} kB`)
}
