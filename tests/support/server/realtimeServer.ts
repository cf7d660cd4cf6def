import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js'
import { Hono } from 'hono'
import { SignJWT } from 'jose'
import { expect } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import { accessTokens } from '#platform/server/auth/accessToken.ts'
import { type AuthSecrets, loadAuthSecrets } from '#platform/server/auth/authSecrets.ts'
import { liveSessions } from '#platform/server/auth/session.ts'
import type { SessionLookup } from '#platform/server/auth/sessionLookup.ts'
import type { Bus } from '#platform/server/bus/bus.ts'
import { openInProcessBus } from '#platform/server/bus/inProcessBus.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { errorResponse } from '#platform/server/http/errorResponse.ts'
import type { RequestEnv } from '#platform/server/http/requestContext.ts'
import { createLog } from '#platform/server/log.ts'
import type { ChannelRule, SignOfLife } from '#platform/server/realtime/channelRule.ts'
import { openRealtime, type Realtime } from '#platform/server/realtime/realtime.ts'
import { realtimeRoutes } from '#platform/server/realtime/realtimeRoutes.ts'
import { PACE, type Pace } from '#platform/server/realtime/upkeep.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createUser } from '#tests/support/server/createUser.ts'

const SITE_URL = 'https://hanpan.example'

/** A signed-in user. */
export interface Guest {
  userId: string
  sessionId: string
  token: string
}

/** Only realtime, on a free port, with two kinds of channel: `room`, which records signs of life, and `hall`. */
export interface RealtimeServer {
  url: string
  realtime: Realtime
  /** Allowed joins of rooms and halls: `{userId} {id}`. */
  invited: Set<string>
  /** The signs of life that `room` received. */
  signs: SignOfLife[]
  guest(): Promise<Guest>
  /** A token of the guest that expires in this many seconds. */
  token(guest: Guest, seconds: number): Promise<string>
  /** Makes `mayJoin` fail as it does when the database is gone, until it is called again with `false`. */
  breakDown(isBroken: boolean): void
  close(): Promise<void>
}

export interface RealtimeServerOptions {
  pace?: Partial<Pace>
  limitsRates?: boolean
  port?: number
  /** To other servers; left out if there are none. */
  bus?: Bus
  /** Further kinds of channel. */
  channels?: readonly ChannelRule[]
}

export async function startRealtimeServer(
  database: Database,
  {
    pace = {},
    limitsRates = true,
    port = 0,
    channels = [],
    bus = openInProcessBus().join(),
  }: RealtimeServerOptions = {},
): Promise<RealtimeServer> {
  const secrets = await loadAuthSecrets(database)
  const tokens = accessTokens(secrets, () => SITE_URL)
  const http = await listening(port)
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const realtime = openRealtime({
    bus,
    tokens,
    sessions: sessionsIn(database),
    log: createLog('silent'),
    siteUrl: () => url,
    addressOf: (peer, forwardedFor) => forwardedFor ?? peer,
    limitsRates,
    pace: { ...PACE, ...pace },
  })
  const invited = new Set<string>()
  const signs: SignOfLife[] = []
  let isBroken = false
  const rule = (name: string): ChannelRule => ({
    name,
    async mayJoin({ sub }, id) {
      if (isBroken) throw new Error('the database is gone')
      return invited.has(`${sub} ${id}`)
    },
  })
  const beforeForeign: ChannelRule['beforeForeign'] = async (id, event) => {
    if (event === 'broken') throw new Error('the database is gone')
    if (event === 'expected') realtime.publish({ topic: `hall:${id}`, event: 'made here', payload: {}, onlyHere: true })
  }
  realtime.attach(http, [
    { ...rule('room'), heardFrom: async (heard) => void signs.push(...heard) },
    { ...rule('hall'), beforeForeign },
    ...channels,
  ])
  return {
    url,
    realtime,
    invited,
    signs,
    async guest() {
      const userId = await createUser(database)
      const sessionId = await createSession(database, userId)
      const { token } = await tokens.sign({
        userId,
        sessionId,
        email: 'guest@example.org',
        isAdmin: false,
        assurance: { aal: 'aal1', amr: [] },
        isSecondStepDue: false,
      })
      return { userId, sessionId, token }
    },
    token: (guest, seconds) => shortToken(secrets, guest, seconds),
    breakDown(broken) {
      isBroken = broken
    },
    async close() {
      await realtime.close()
      http.closeAllConnections()
      http.close()
    },
  }
}

/** Without a cache, so that a test need not wait until it forgets. */
function sessionsIn(database: Database): SessionLookup {
  const liveAmong = (ids: readonly string[]) => liveSessions(database, ids)
  return { liveAmong, isLive: async (id) => (await liveAmong([id])).has(id) }
}

async function listening(port: number): Promise<Server> {
  const site = new Hono<RequestEnv>()
  site.onError((error, { req }) => errorResponse(error, { path: req.path, id: 'test' }, createLog('silent')))
  site.route('/realtime/v1', realtimeRoutes())
  const http = createServer(getRequestListener(site.fetch))
  http.listen(port, '127.0.0.1')
  await once(http, 'listening')
  return http
}

function shortToken({ signingKeys }: AuthSecrets, { userId, sessionId }: Omit<Guest, 'token'>, seconds: number) {
  const { kid, privateKey } = signingKeys.newest()
  return new SignJWT({ role: 'authenticated', email: 'guest@example.org', session_id: sessionId, aal: 'aal1' })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(`${SITE_URL}/auth/v1`)
    .setAudience('authenticated')
    .setSubject(userId)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(privateKey)
}

async function createSession(database: Database, userId: string): Promise<string> {
  const [row] = await database.tx(SERVICE, (tx) =>
    tx.sql<{ id: string }>(
      `insert into auth.sessions (user_id, family_hash, leaf_hash) values ($1, $2, $2) returning id`,
      [userId, randomUUID()],
    ),
  )
  if (!row) throw new Error('no session was created')
  return row.id
}

/** A plain WebSocket, to send messages that no client would send. */
export interface RawSocket {
  socket: WebSocket
  /** Every received message, in the format of vsn 2.0.0. */
  received: unknown[][]
  say(message: unknown): void
  /** Sends a message and waits for the reply to its ref. */
  ask(message: [joinRef: string | null, ref: string, topic: string, event: string, payload: unknown]): Promise<unknown>
  /** The close code. */
  closed: Promise<number>
}

/** @throws an error with the status of the response if the server refuses */
export async function openRawSocket(
  { url }: { url: string },
  { version = '2.0.0', headers = {} }: { version?: string; headers?: Record<string, string> } = {},
): Promise<RawSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=any&vsn=${version}`, {
    headers,
  })
  const received: unknown[][] = []
  socket.on('message', (data: RawData) => received.push(JSON.parse(String(data))))
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => {
      socket.on('error', () => {})
      resolve()
    })
    socket.once('error', reject)
  })
  const say = (message: unknown) =>
    socket.send(message instanceof Buffer || typeof message === 'string' ? message : JSON.stringify(message))
  return {
    socket,
    received,
    say,
    closed,
    async ask(message) {
      say(message)
      const isReply = (other: unknown[]) => other[1] === message[1] && other[3] === 'phx_reply'
      await eventually(() => expect(received.find(isReply)).toBeDefined())
      return received.find(isReply)?.[4]
    },
  }
}

/** A plain WebSocket of the guest that has joined the topic. */
export async function joinedSocket(server: { url: string }, guest: Guest, topic: string): Promise<RawSocket> {
  const socket = await openRawSocket(server)
  expect(await socket.ask(joinMessage(topic, guest.token))).toEqual(JOINED)
  return socket
}

/** The server's reply to a permitted join. */
export const JOINED = { status: 'ok', response: { postgres_changes: [] } }

/** Waits until the server has handled every earlier message, and expects that it still serves the socket. */
export async function isServed(socket: RawSocket): Promise<void> {
  expect(await socket.ask([null, randomUUID(), 'phoenix', 'heartbeat', {}])).toEqual({ status: 'ok', response: {} })
}

export function joinMessage(
  topic: string,
  token: string | undefined,
  ref = '1',
): [string, string, string, string, unknown] {
  const config = { broadcast: {}, presence: { enabled: false }, postgres_changes: [], private: true }
  return [ref, ref, `realtime:${topic}`, 'phx_join', { config, ...(token && { access_token: token }) }]
}

/** The real client of a guest, with its token set, as Supabase requires before joining private channels. */
export async function realtimeClient(
  { url }: { url: string },
  token: () => string,
  options: { vsn?: string; heartbeatIntervalMs?: number } = {},
): Promise<SupabaseClient> {
  const client = createClient(url, 'sb_publishable_test', { accessToken: async () => token(), realtime: options })
  await client.realtime.setAuth()
  return client
}

/** The result of the client's join: the status and the server's reason. */
export function subscribed(channel: RealtimeChannel): Promise<[status: string, reason: string | undefined]> {
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve([status, error?.message]))
  })
}
