import { randomUUID } from 'node:crypto'
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
import { serveApp } from '#tests/support/server/serveApp.ts'

/** Long enough, and not a common password. */
export const PASSWORD = 'a green bicycle'
export const SITE_URL = 'https://hanpan.example'
export const PUBLISHABLE_KEY = 'sb_publishable_test'
/** Replaces the client's IP address, which the outermost middleware determines. */
const IP_HEADER = 'x-test-address'

/** Only the account endpoints, on their own database, with a mail server that stores what it receives. */
export interface AuthServer {
  url: string
  database: Database
  /** The delivered emails, oldest first. */
  mails: Mail[]
  /** The users some of whose sessions have ended, in order. */
  ended: string[]
  /** Delivers the pending emails. */
  settle(): Promise<void>
  /** A separate browser tab that sends `headers` with every request. */
  client(headers?: Record<string, string>): SupabaseClient
  /** A request without supabase-js. */
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
  const post = openLetterPost({
    database,
    deliver,
    siteName: 'Hanpan',
    operator: undefined,
    siteUrl: () => SITE_URL,
    log,
  })
  // Emails are delivered only when a test asks for it.
  const letters = { ...post, wake() {} }
  const ended: string[] = []
  const { url, close } = await serveApp(await site(database, { ...options, letters, ended }))
  return {
    url,
    database,
    mails,
    ended,
    settle: letters.settle,
    client: (headers = {}) =>
      createClient(url, PUBLISHABLE_KEY, {
        auth: { persistSession: false, autoRefreshToken: false, experimental: { recoveryCodes: true } },
        global: { headers },
      }),
    request: (path, body, headers = {}) =>
      fetch(`${url}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    async close() {
      await close()
      await letters.close()
      await remove()
    },
  }
}

export function from(address: string): Record<string, string> {
  return { [IP_HEADER]: address }
}

async function site(
  database: Database,
  parts: Options & Pick<AuthServer, 'ended'> & { letters: ReturnType<typeof openLetterPost> },
) {
  const { letters, ended, limitsRates = false, confirmsEmail = true } = parts
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
    context.set('address', context.req.header(IP_HEADER) ?? '192.0.2.1')
    await next()
  })
  app.route(
    '/auth/v1',
    authRoutes({
      database,
      secrets,
      tokens,
      letters,
      countRequest,
      sessionsEnded: (userId) => void ended.push(userId),
      confirmsEmail,
      siteName: 'Hanpan',
      siteUrl: () => SITE_URL,
    }),
  )
  const authenticate = authenticator(tokens, sessionLookup(database).isLive)
  app.get('/rest/v1/who', async (context) => context.json(await authenticate(context)))
  return app
}

/** Signs up and confirms through the link in the email, with the same password; returns the signed-in client. */
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
  type: 'signup' | 'recovery' | 'email_change'
  /** The account's email address; only in a sign-up link. */
  password?: string
}

/** The request of the page that a sign-up link opens. auth-js passes the password on, although its types do not include it. */
export function withPassword(link: MailedLink, password = PASSWORD): MailedLink {
  return { ...link, password }
}

/** The link in the newest email to this email address, as its page parses it. */
export async function newestLink(server: AuthServer, email: string): Promise<MailedLink> {
  await server.settle()
  return linkSentTo(server, email)
}

/** The link in the newest email that was delivered to this address. */
export function linkSentTo(server: AuthServer, email: string): MailedLink {
  return linkIn(server.mails.findLast((mail) => mail.to === email))
}

export function linkIn(mail: Mail | undefined): MailedLink {
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'no link')
  const { token_hash = '', type } = Object.fromEntries(url.searchParams)
  if (type !== 'signup' && type !== 'recovery' && type !== 'email_change') throw new Error(`No link in: ${mail?.text}`)
  return { token_hash, type }
}

/** Everything that is stored about accounts, to check that a refused request changed nothing. */
export async function everyAccountRow(
  database: Database,
): Promise<
  Record<'users' | 'sessions' | 'letters' | 'emailChanges' | 'factors' | 'passkeys' | 'recoveryCodes', unknown[]>
> {
  return database.tx(OWNER, async (tx) => ({
    users: await tx.sql('select * from auth.users order by id'),
    sessions: await tx.sql('select * from auth.sessions order by id'),
    letters: await tx.sql('select * from auth.letters order by id'),
    factors: await tx.sql('select * from auth.factors order by id'),
    passkeys: await tx.sql('select * from auth.passkeys order by factor_id'),
    recoveryCodes: await tx.sql('select * from auth.recovery_codes order by factor_id, code_hash'),
    emailChanges: await tx.sql('select * from auth.email_changes order by user_id'),
  }))
}
