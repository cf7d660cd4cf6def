import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { accessTokens } from '#platform/server/auth/accessToken.ts'
import { authenticator } from '#platform/server/auth/authenticator.ts'
import { authRoutes } from '#platform/server/auth/authRoutes.ts'
import { loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { openLetterPost } from '#platform/server/auth/letterPost.ts'
import { sessionLookup } from '#platform/server/auth/sessionLookup.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import { rateLimiter } from '#platform/server/http/rateLimit.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { createLog } from '#platform/server/log.ts'
import type { Deliver, Mail } from '#platform/server/mail/mail.ts'
import { createTestDatabase } from '#tests/support/database/testDatabase.ts'

/** Long enough, on no list. */
export const PASSWORD = 'a green bicycle'
export const SITE_URL = 'https://hanpan.example'
export const PUBLISHABLE_KEY = 'sb_publishable_test'
/** Stands in for the client's address, which the outermost middleware works out. */
const ADDRESS_HEADER = 'x-test-address'

/** Accounts alone, on a database of their own, with a mail server that keeps what it gets. */
export interface AuthServer {
  url: string
  database: Database
  /** What was delivered, oldest first. */
  mails: Mail[]
  /** Delivers what was asked for. */
  settle(): Promise<void>
  /** A browser tab of its own; `headers` go with every request. */
  client(headers?: Record<string, string>): SupabaseClient
  /** A request outside of supabase-js. */
  request(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  close(): Promise<void>
}

interface Options {
  limitsRates?: boolean
  confirmsEmail?: boolean
  deliver?: Deliver
}

export async function startAuthServer(options: Options = {}): Promise<AuthServer> {
  const { database, remove } = await createTestDatabase()
  const mails: Mail[] = []
  const deliver: Deliver = options.deliver ?? (async (mail) => void mails.push(mail))
  const log = createLog('silent')
  const post = openLetterPost({ database, deliver, siteName: 'Hanpan', siteUrl: () => SITE_URL, log })
  // Letters go out when a test settles them, never in the middle of one.
  const letters = { ...post, wake() {} }
  const server = await listening(await site(database, letters, options))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    database,
    mails,
    settle: letters.settle,
    client: (headers = {}) =>
      createClient(url, PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false },
        global: { headers },
      }),
    request: (path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await letters.close()
      await remove()
    },
  }
}

export function from(address: string): Record<string, string> {
  return { [ADDRESS_HEADER]: address }
}

async function site(database: Database, letters: ReturnType<typeof openLetterPost>, options: Options) {
  const { limitsRates = false, confirmsEmail = true } = options
  const secrets = await loadAuthSecrets(database)
  const tokens = accessTokens(secrets, () => SITE_URL)
  const countRequest = rateLimiter(database, limitsRates)
  const app = new Hono<RequestEnv>()
  app.onError((error, context) =>
    errorResponse(error, { path: context.req.path, id: context.get('requestId') }, createLog('silent')),
  )
  app.use(async (context, next) => {
    context.set('requestId', randomUUID())
    context.set('nonce', '')
    context.set('address', context.req.header(ADDRESS_HEADER) ?? '192.0.2.1')
    await next()
  })
  app.route('/auth/v1', authRoutes({ database, secrets, tokens, letters, countRequest, confirmsEmail }))
  const authenticate = authenticator(tokens, sessionLookup(database))
  app.get('/rest/v1/who', async (context) => context.json(await authenticate(context)))
  return app
}

function listening(app: Hono<RequestEnv>): Promise<ServerType> {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(server))
  })
}

/** Signs up and confirms with the same password by the link that was mailed; returns the signed-in client. */
export async function signedUp(server: AuthServer, email: string, password = PASSWORD): Promise<SupabaseClient> {
  const client = server.client()
  const { error } = await client.auth.signUp({ email, password })
  if (error) throw error
  const link = await newestLink(server, email)
  const { error: refusal } = await client.auth.verifyOtp(withPassword(link, password))
  if (refusal) throw refusal
  return client
}

export interface MailedLink {
  token_hash: string
  type: 'signup' | 'recovery'
  /** Of the account, with the link of a sign-up. */
  password?: string
}

/** What the page of a sign-up's link sends: auth-js hands the password on, though its types do not know of it. */
export function withPassword(link: MailedLink, password = PASSWORD): MailedLink {
  return { ...link, password }
}

/** The link in the newest mail to the address, as its page reads it. */
export async function newestLink(server: AuthServer, email: string): Promise<MailedLink> {
  await server.settle()
  return linkIn(server.mails.findLast((mail) => mail.to === email))
}

export function linkIn(mail: Mail | undefined): MailedLink {
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link')
  const { token_hash = '', type } = Object.fromEntries(url.searchParams)
  if (type !== 'signup' && type !== 'recovery') throw new Error(`No link in: ${mail?.text}`)
  return { token_hash, type }
}

/** Everything that accounts keep, to show that a refused request changed none of it. */
export async function everyAccountRow(
  database: Database,
): Promise<Record<'users' | 'sessions' | 'letters', unknown[]>> {
  return database.tx(OWNER, async (tx) => ({
    users: await tx.sql('select * from auth.users order by id'),
    sessions: await tx.sql('select * from auth.sessions order by id'),
    letters: await tx.sql('select * from auth.letters order by id'),
  }))
}
