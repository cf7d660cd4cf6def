import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { canonicalPath } from '#app/canonicalPath.ts'
import { pageCache } from '#app/pageCache.ts'
import { type PageRoutes, pageTemplates } from '#app/pageTemplates.ts'
import { contentSecurityPolicy, DEVELOPMENT_POLICY } from '#app/securityHeaders.ts'
import { answerStored, storePage } from '#app/storedPage.ts'
import type { Operator } from '#kit/operator.ts'
import { type LiveCounter, liveCounter } from '#landing/server/liveCounter.ts'
import { type Leaderboards, leaderboards } from '#leaderboard/server/leaderboards.ts'
import { type LearningHub, learningHub } from '#learn/server/learningHub.ts'
import { type LessonShelf, lessonShelf } from '#lessons/server/lessonShelf.ts'
import type { PlanOffers } from '#plans/planOffer.ts'
import { offeredPlans } from '#plans/server/offeredPlans.ts'
import type { Payments } from '#plans/server/payments.ts'
import { testPayments } from '#plans/server/testPayments.ts'
import { notedProblem } from '#platform/server/http/errorResponse.ts'
import type { GuardFlood } from '#platform/server/http/floodGuard.ts'
import type { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'
import { isAtThisMachine } from '#platform/server/http/thisMachine.ts'
import type { Log } from '#platform/server/log.ts'
import { type WordSets, wordSets } from '#review/server/wordSets.ts'
import { type SiteSearch, siteSearch } from '#search/server/siteSearch.ts'
import type { pageContext } from '#site/web/pageContext.ts'

/** React Router's server build. It has its own copy of `pageContext`, and context keys are compared by identity. */
export type PageBuild = ServerBuild & { entry: { module: { pageContext: typeof pageContext } } }

/** Rendering a page keeps the process busy for several milliseconds. By `FLOOD_RATE`, one client may have 25 rendered in a second, and 50 at once. */
const RENDERING_COST = 4

export interface PageOptions {
  loadBuild: () => Promise<PageBuild>
  dev: boolean
  log: Log
  siteUrl: () => string
  operator: Operator | undefined
  hub: LearningHub
  lessons: LessonShelf
  live: LiveCounter
  boards: Leaderboards
  sets: WordSets
  search: SiteSearch
  payments: Pick<Payments, 'testPayments'>
  offers: PlanOffers
  guardFlood: GuardFlood
}

/**
 * Every path that no other route handles is rendered by React Router. A `plain` page (no React, no user data) is rendered
 * once and cached, whatever its query string. A `hydrated` page is rendered for each request, because its nonce must be new.
 */
export function pageRoutes(options: PageOptions): Hono<RequestEnv> {
  const { dev } = options
  const render = pageRenderer(options)
  const cache = pageCache(async () => (await options.hub.revision()) + options.live.revision())
  const answered = (page: RenderedPage) => withPageHeaders(page, dev)
  let templateOf: ((path: string) => string) | undefined
  const pages = new Hono<RequestEnv>()
  pages.use(compress())
  pages.all('*', async (context) => {
    const url = new URL(context.req.url)
    const path = canonicalPath(url.pathname)
    templateOf ??= pageTemplates((await options.loadBuild()).routes as PageRoutes)
    context.set('route', templateOf(path))
    if (path !== url.pathname) return context.redirect(path + url.search, 308)
    if (dev || !['GET', 'HEAD'].includes(context.req.method)) return answered(await render(context, context.req.raw))
    const { cached, revision } = await cache.find(path)
    if (cached) return answerStored(cached, cacheHeaders(context))
    const asked = await render(context, context.req.raw)
    if (!isCacheable(asked) || !cache.hasRoom()) return answered(asked)
    const page = isBare(context.req.raw) ? asked : await render(context, new Request(url.origin + path))
    if (!isCacheable(page)) return answered(page)
    const fresh = storePage(Buffer.from(await answered(page).arrayBuffer()), [...page.response.headers])
    cache.store(path, fresh, revision)
    return answerStored(fresh, cacheHeaders(context))
  })
  return pages
}

function isCacheable({ kind, status }: RenderedPage): boolean {
  return kind === 'plain' && status === 200
}

/** Only the response to such a request can be cached: it has a body, and nothing in it depends on the client. */
function isBare({ method, url }: Request): boolean {
  return method === 'GET' && !url.includes('?')
}

interface RenderedPage {
  response: Response
  status: number
  /** Whether React takes the page over. Undefined if the response is data or a file. */
  kind: 'plain' | 'hydrated' | undefined
  /** The nonce of the page's scripts. */
  nonce: string
}

type RenderPage = (context: RequestContext, request: Request) => Promise<RenderedPage>

/** Logs an error from a loader like any other. If the database is unreachable, the page's status is 503. */
function pageRenderer(options: PageOptions): RenderPage {
  const {
    loadBuild,
    dev,
    log,
    siteUrl,
    operator,
    hub,
    lessons,
    live,
    boards,
    sets,
    search,
    payments,
    offers,
    guardFlood,
  } = options
  const render = createRequestHandler(loadBuild as () => Promise<ServerBuild>, dev ? 'development' : 'production')
  return async (context, request) => {
    guardFlood({ role: 'anon' }, context.get('address'), RENDERING_COST)
    const load = new RouterContextProvider()
    const requestId = context.get('requestId')
    const nonce = context.get('nonce')
    let problem: Problem | undefined
    load.set(learningHub, hub)
    load.set(lessonShelf, lessons)
    load.set(liveCounter, live)
    load.set(leaderboards, boards)
    load.set(wordSets, sets)
    load.set(siteSearch, search)
    load.set(testPayments, isAtThisMachine(context) ? payments.testPayments : undefined)
    load.set(offeredPlans, offers)
    load.set((await loadBuild()).entry.module.pageContext, {
      nonce,
      origin: siteUrl(),
      operator,
      requestId,
      noteError(error) {
        problem ??= notedProblem(error, { path: context.req.path, id: requestId }, log)
        return problem.status
      },
    })
    const rendered = await render(request, load)
    const status = problem?.status ?? rendered.status
    const response = new Response(rendered.body, { status, headers: rendered.headers })
    const kind = response.headers.get('x-page') as RenderedPage['kind'] | null
    response.headers.delete('x-page')
    return { response, status, kind: kind ?? undefined, nonce }
  }
}

function withPageHeaders({ response, status, kind, nonce }: RenderedPage, dev: boolean): Response {
  if (kind === undefined) return response
  const plain = kind === 'plain'
  const { headers } = response
  headers.set('content-security-policy', dev ? DEVELOPMENT_POLICY : contentSecurityPolicy(plain ? null : nonce))
  headers.set('cache-control', plain && status === 200 ? 'public, max-age=0, must-revalidate' : 'private, no-store')
  return response
}

function cacheHeaders(context: RequestContext) {
  return {
    acceptEncoding: context.req.header('accept-encoding') ?? '',
    ifNoneMatch: context.req.header('if-none-match') ?? '',
  }
}
