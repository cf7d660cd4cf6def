import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { canonicalPath } from '#app/canonicalPath.ts'
import { keptPages } from '#app/keptPages.ts'
import { contentSecurityPolicy, DEVELOPMENT_POLICY } from '#app/securityHeaders.ts'
import { answerStored, storePage } from '#app/storedPage.ts'
import { type Leaderboards, leaderboards } from '#leaderboard/server/leaderboards.ts'
import { type LearningHub, learningHub } from '#learn/server/learningHub.ts'
import type { Payments } from '#plans/server/payments.ts'
import { testPayments } from '#plans/server/testPayments.ts'
import { notedProblem } from '#platform/server/http/errorResponse.ts'
import type { Problem } from '#platform/server/http/problem.ts'
import type { RequestContext, RequestEnv } from '#platform/server/http/requestContext.ts'
import { isAtThisMachine } from '#platform/server/http/thisMachine.ts'
import type { Log } from '#platform/server/log.ts'
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
}

/**
 * Every path that nothing else answers: rendered by React Router. A `plain` page (no scripts, no user's data) is rendered
 * once and kept, whatever query it is asked for with; a `hydrated` one is rendered each time, because its nonce must be fresh.
 */
export function pageRoutes(options: PageOptions): Hono<RequestEnv> {
  const { dev, log } = options
  const render = pageRenderer(options)
  const kept = keptPages(options.hub.revision)
  const pages = new Hono<RequestEnv>()
  pages.use(compress())
  pages.all('*', async (context) => {
    const url = new URL(context.req.url)
    const path = canonicalPath(url.pathname)
    if (path !== url.pathname) return context.redirect(path + url.search, 308)
    const mayBeKept = !dev && ['GET', 'HEAD'].includes(context.req.method)
    const { known, revision } = await kept.find(path)
    if (mayBeKept && known) return answerStored(known, cacheHeaders(context))

    const asked = await render(context, context.req.raw)
    if (asked.status === 404) log.warn({ requestId: context.get('requestId'), path }, 'page not found')
    if (asked.kind === undefined) return asked.response
    const keeps = mayBeKept && asked.kind === 'plain' && asked.status === 200 && kept.hasRoom()
    const page = keeps && !isBare(context.req.raw) ? await render(context, new Request(url.origin + path)) : asked
    const answer = withPageHeaders(page, context.get('nonce'), dev)
    if (!keeps || page.status !== 200) return answer
    const fresh = storePage(Buffer.from(await answer.arrayBuffer()), [...answer.headers])
    kept.keep(path, fresh, revision)
    return answerStored(fresh, cacheHeaders(context))
  })
  return pages
}

/** Only the answer to such a request is everybody's page: it has a body, and nothing of whoever asks is in it. */
function isBare({ method, url }: Request): boolean {
  return method === 'GET' && !url.includes('?')
}

interface RenderedPage {
  response: Response
  status: number
  /** Whether it brings scripts; undefined: it is no page but data or a file. */
  kind: 'plain' | 'hydrated' | undefined
}

type RenderPage = (context: RequestContext, request: Request) => Promise<RenderedPage>

/** What a loader throws is noted as it is everywhere else; a database that is gone makes the page's status 503. */
function pageRenderer({ loadBuild, dev, log, siteUrl, hub, boards, payments }: PageOptions): RenderPage {
  const render = createRequestHandler(loadBuild as () => Promise<ServerBuild>, dev ? 'development' : 'production')
  return async (context, request) => {
    const load = new RouterContextProvider()
    const requestId = context.get('requestId')
    let problem: Problem | undefined
    load.set(learningHub, hub)
    load.set(leaderboards, boards)
    load.set(testPayments, isAtThisMachine(context) ? payments.testPayments : undefined)
    load.set((await loadBuild()).entry.module.pageContext, {
      nonce: context.get('nonce'),
      origin: siteUrl(),
      requestId,
      noteError(error) {
        problem ??= notedProblem(error, { path: context.req.path, id: requestId }, log)
      },
    })
    const rendered = await render(request, load)
    const status = problem?.status ?? rendered.status
    const response = new Response(rendered.body, { status, headers: rendered.headers })
    const kind = response.headers.get('x-page') as RenderedPage['kind'] | null
    response.headers.delete('x-page')
    return { response, status, kind: kind ?? undefined }
  }
}

function withPageHeaders({ response, status, kind }: RenderedPage, nonce: string, dev: boolean): Response {
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
