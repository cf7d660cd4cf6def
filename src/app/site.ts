import { randomBytes, randomUUID } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono, type MiddlewareHandler } from 'hono'
import { EXPOSED_TABLES } from '#app/exposedTables.ts'
import { fileRoutes } from '#app/files.ts'
import { healthRoutes } from '#app/health.ts'
import { type PageBuild, pageRoutes } from '#app/pages.ts'
import { securityHeaders } from '#app/securityHeaders.ts'
import type { Services } from '#app/services.ts'
import { testClockRoutes } from '#app/testClock.ts'
import { planOffers } from '#plans/planOffer.ts'
import { WEBHOOK_PATH } from '#plans/server/payments.ts'
import { webhookRoutes } from '#plans/server/webhookRoutes.ts'
import type { Environment } from '#platform/environment.ts'
import { authRoutes } from '#platform/server/auth/authRoutes.ts'
import { functionRoutes } from '#platform/server/functions/functionRoutes.ts'
import { storageRoutes } from '#platform/server/functions/storageRoutes.ts'
import { brokenOff } from '#platform/server/http/brokenOff.ts'
import { clientAddresses } from '#platform/server/http/clientAddress.ts'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import { floodGuard, guardAddresses } from '#platform/server/http/floodGuard.ts'
import { limitBody } from '#platform/server/http/limitBody.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import type { Log } from '#platform/server/log.ts'
import { mailboxRoutes } from '#platform/server/mail/mailboxRoutes.ts'
import { meterRequests } from '#platform/server/meters/meterRequests.ts'
import { metersRoutes } from '#platform/server/meters/metersRoutes.ts'
import { realtimeRoutes } from '#platform/server/realtime/realtimeRoutes.ts'
import { restRoutes } from '#platform/server/rest/restRoutes.ts'
import { SITE_NAME } from '#site/siteName.ts'
import { audioRoutes, limitAudio } from '#speech/server/audioRoutes.ts'
import { translateMeta } from '#translator/translatePage.ts'

export interface SiteOptions {
  environment: Environment
  services: Services
  log: Log
  loadBuild: () => Promise<PageBuild>
  dev: boolean
  isDraining: () => boolean
  isDiskFull: () => boolean
  /** The public origin. In local mode, it is known only once the server listens. */
  siteUrl: () => string
}

/** All middleware and routes, outermost first. */
export function createSite(options: SiteOptions): Hono<RequestEnv> {
  const { environment, services, log, dev } = options
  const { database, authenticate, countRequest, letters } = services
  const { keyedHash } = services.secrets
  const site = new Hono<RequestEnv>()
  site.onError((error, context) => {
    const request = { path: context.req.path, id: context.get('requestId') }
    return errorResponse(brokenOff(context, error) ?? error, request, log)
  })
  site.use(meterRequests(log))
  site.use(requestVariables(environment.trustedProxies))
  site.use(securityHeaders(environment.siteUrl?.startsWith('https:') ?? false))
  site.use(limitBody)
  site.route('/', healthRoutes({ ...options, database }))
  if (environment.metricsToken !== undefined) site.route('/metrics', metersRoutes(environment.metricsToken))
  const { limitsRates } = environment
  // One allowance for each, so that an API's flood leaves the others usable.
  for (const path of ['/auth/v1/*', '/functions/v1/*', '/audio/*']) site.use(path, guardAddresses(limitsRates))
  site.route(
    '/auth/v1',
    authRoutes({
      ...services,
      database: services.accounts,
      sessionsEnded: services.realtime.closeEnded,
      confirmsEmail: environment.confirmsEmail,
      siteName: SITE_NAME,
      siteUrl: options.siteUrl,
    }),
  )
  site.route(
    '/rest/v1',
    restRoutes({ database, authenticate, guardFlood: floodGuard(limitsRates), tables: EXPOSED_TABLES }),
  )
  site.route('/functions/v1', functionRoutes(services.functions, { authenticate, countRequest, keyedHash, log }))
  if (services.payments.webhook) site.route(WEBHOOK_PATH, webhookRoutes(services.payments.webhook))
  site.route('/storage/v1', storageRoutes())
  site.route('/realtime/v1', realtimeRoutes())
  if (hasMailbox(environment)) site.route('/dev/mailbox', mailboxRoutes(database, letters.settle))
  if (environment.movesClock) site.route('/dev/clock', testClockRoutes(database))
  site.use('/audio/*', limitAudio({ countRequest, keyedHash }))
  site.route('/', audioRoutes(services.speech))
  if (!dev) site.route('/', fileRoutes())
  site.get(translateMeta.path, async (_, next) => {
    services.warmTranslator()
    await next()
  })
  const offers = planOffers(environment.llm?.models ?? null)
  site.route(
    '/',
    pageRoutes({
      ...services,
      loadBuild: options.loadBuild,
      dev,
      log,
      siteUrl: options.siteUrl,
      operator: environment.operator,
      offers,
      guardFlood: floodGuard(limitsRates),
    }),
  )
  return site
}

/** The mailbox page stands in for a mail server, only on a developer's machine. */
function hasMailbox({ mode, smtpUrl }: Environment): boolean {
  return mode === 'local' && smtpUrl === undefined
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
