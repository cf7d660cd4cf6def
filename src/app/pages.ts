import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { keptPages } from '#app/keptPages.ts'
import { contentSecurityPolicy, DEVELOPMENT_POLICY } from '#app/securityHeaders.ts'
import { answerStored, storePage } from '#app/storedPage.ts'
import { type Leaderboards, leaderboards } from '#leaderboard/server/leaderboards.ts'
import { type LearningHub, learningHub } from '#learn/server/learningHub.ts'
import type { PlanOffers } from '#plans/planOffer.ts'
import { offeredPlans } from '#plans/server/offeredPlans.ts'
import type { Payments } from '#plans/server/payments.ts'
import { testPayments } from '#plans/server/testPayments.ts'
import type { RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'
import { type Log, logBug } from '#platform/server/log.ts'
import type { pageContext } from '#site/web/pageContext.ts'

/** React Router's build of the server side; the context's key is the build's own copy, compared by identity. */
export type PageBuild = ServerBuild & { entry: { module: { pageContext: typeof pageContext } } }

export interface PageOptions {
  loadBuild: () => Promise<PageBuild>
  dev: boolean
  log: Log
  siteUrl: () => string
  hub: LearningHub
  boards: Leaderboards
  payments: Pick<Payments, 'testPayments'>
  offers: PlanOffers
}

/**
 * Every path that nothing else answers: rendered by React Router. A `plain` page (no scripts, no user's data) is rendered
 * once and kept; a `hydrated` one is rendered each time, because its nonce must be fresh.
 */
export function pageRoutes({
  loadBuild,
  dev,
  log,
  siteUrl,
  hub,
  boards,
  payments,
  offers,
}: PageOptions): Hono<RequestEnv> {
  const render = createRequestHandler(loadBuild as () => Promise<ServerBuild>, dev ? 'development' : 'production')
  const kept = keptPages(hub.revision)
  const pages = new Hono<RequestEnv>()
  pages.use(compress())
  pages.all('*', async (context) => {
    const url = new URL(context.req.url)
    const canonical = canonicalPath(url.pathname)
    if (canonical !== url.pathname) return context.redirect(canonical + url.search, 308)
    const { method } = context.req
    const keeps = !dev && url.search === '' && ['GET', 'HEAD'].includes(method)
    const { known, revision } = await kept.find(canonical)
    if (keeps && known) return answerStored(known, cacheHeaders(context))

    const load = new RouterContextProvider()
    const nonce = context.get('nonce')
    const requestId = context.get('requestId')
    load.set(learningHub, hub)
    load.set(leaderboards, boards)
    load.set(testPayments, payments.testPayments)
    load.set(offeredPlans, offers)
    load.set((await loadBuild()).entry.module.pageContext, {
      nonce,
      origin: siteUrl(),
      requestId,
      logBug: (error) => logBug(log, requestId, error),
    })
    const response = await render(context.req.raw, load)
    const kind = response.headers.get('x-page')
    if (response.status === 404) log.warn({ requestId, path: canonical }, 'page not found')
    if (kind === null) return response
    const page = withPageHeaders(response, kind, nonce, dev)
    // Never the answer to HEAD: it has no body, and kept it would be everybody's empty page.
    const keepsThis = keeps && method === 'GET' && kind === 'plain' && page.status === 200
    if (!keepsThis) return page
    const fresh = storePage(Buffer.from(await page.arrayBuffer()), [...page.headers])
    kept.keep(canonical, fresh, revision)
    return answerStored(fresh, cacheHeaders(context))
  })
  return pages
}

/**
 * Routes match in any case and with slashes at the end; only one spelling is answered, the others redirect to it. No route
 * has encoded characters, so a path with them goes on to the not-found page as it is.
 */
function canonicalPath(path: string): string {
  if (path.includes('%')) return path
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
}

function withPageHeaders(response: Response, kind: string, nonce: string, dev: boolean): Response {
  const plain = kind === 'plain'
  const page = new Response(response.body, response)
  page.headers.delete('x-page')
  page.headers.set('content-security-policy', dev ? DEVELOPMENT_POLICY : contentSecurityPolicy(plain ? null : nonce))
  page.headers.set(
    'cache-control',
    plain && page.status === 200 ? 'public, max-age=0, must-revalidate' : 'private, no-store',
  )
  return page
}

function cacheHeaders(context: RequestContext) {
  return {
    acceptEncoding: context.req.header('accept-encoding') ?? '',
    ifNoneMatch: context.req.header('if-none-match') ?? '',
  }
}
