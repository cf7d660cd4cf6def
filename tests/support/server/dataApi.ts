import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import type { Claims, Database } from '#platform/server/database/database.ts'
import type { WireFunction } from '#platform/server/functions/defineFunction.ts'
import { functionRoutes } from '#platform/server/functions/functionRoutes.ts'
import { storageRoutes } from '#platform/server/functions/storageRoutes.ts'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import { floodGuard } from '#platform/server/http/floodGuard.ts'
import { limitBody } from '#platform/server/http/limitBody.ts'
import { type CountRequest, rateLimiter } from '#platform/server/http/rateLimit.ts'
import type { Authenticate, RequestEnv } from '#platform/server/http/requestContext.ts'
import { createLog } from '#platform/server/log.ts'
import type { ExposedTables } from '#platform/server/rest/exposedTable.ts'
import { restRoutes } from '#platform/server/rest/restRoutes.ts'
import { serveApp } from '#tests/support/server/serveApp.ts'

const LOG = createLog('silent')
const VISITOR_KEY = 'publishable'
const JSON_BODY = { 'content-type': 'application/json' }
const USER_ID = /^Bearer ([0-9a-f-]{36})$/

/** Only the data API, on a free port. Its bearer tokens are plain user ids, because other tests cover authentication. */
export interface DataApi {
  url: string
  /** The real client, signed in as `userId`, or signed out. */
  client(userId?: string): SupabaseClient
  /** A raw request as `userId`, or signed out. */
  request(path: string, init?: RequestInit, userId?: string): Promise<Response>
  /** The same, for a response that must be an error; returns its status and body. */
  refusal(path: string, init?: RequestInit, userId?: string): Promise<Refusal>
  /** Every response of 500 or above since the start, as `GET /path 500`. */
  failures: readonly string[]
  close(): Promise<void>
}

export interface Refusal {
  status: number
  code: unknown
  message: string
  field: unknown
}

export interface DataApiParts {
  tables?: ExposedTables
  functions?: readonly WireFunction[]
}

export async function startDataApi(database: Database, parts: DataApiParts): Promise<DataApi> {
  const failures: string[] = []
  const app = new Hono<RequestEnv>()
  app.onError((error, context) => errorResponse(error, { path: context.req.path, id: 'test' }, LOG))
  app.use(async (context, next) => {
    context.set('requestId', 'test')
    context.set('address', context.req.header('x-test-address') ?? '192.0.2.1')
    await next()
    if (context.res.status >= 500) failures.push(`${context.req.method} ${context.req.url} ${context.res.status}`)
  })
  app.use(limitBody)
  const countRequest: CountRequest = rateLimiter(database, true)
  const { keyedHash } = await loadAuthSecrets(database)
  app.route(
    '/rest/v1',
    restRoutes({ database, authenticate, guardFlood: floodGuard(false), tables: parts.tables ?? {} }),
  )
  app.route('/functions/v1', functionRoutes(parts.functions ?? [], { authenticate, countRequest, keyedHash, log: LOG }))
  app.route('/storage/v1', storageRoutes())
  const { url, close } = await serveApp(app)
  const request: DataApi['request'] = (path, init = {}, userId = VISITOR_KEY) =>
    fetch(`${url}${path}`, { ...init, headers: { ...JSON_BODY, authorization: `Bearer ${userId}`, ...init.headers } })
  return {
    url,
    failures,
    request,
    client: (userId) => testClient(url, userId),
    refusal: async (path, init, userId) => refusalOf(await request(path, init, userId)),
    close,
  }
}

export const asUser = (sub: string): Claims => ({ role: 'authenticated', sub })

const authenticate: Authenticate = async (context) => {
  const [, userId] = USER_ID.exec(context.req.header('authorization') ?? '') ?? []
  return userId ? asUser(userId) : { role: 'anon' }
}

async function refusalOf(answer: Response): Promise<Refusal> {
  const body = (await answer.json()) as Record<string, unknown>
  const missing = ['code', 'message', 'details', 'hint'].filter((key) => !(key in body))
  if (missing.length > 0) throw new Error(`The error lacks ${missing.join(', ')}: ${JSON.stringify(body)}`)
  return { status: answer.status, code: body.code, message: String(body.message), field: body.field }
}

function testClient(url: string, userId: string | undefined): SupabaseClient {
  return createClient(url, VISITOR_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
    ...(userId ? { global: { headers: { authorization: `Bearer ${userId}` } } } : {}),
  })
}
