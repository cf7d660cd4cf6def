import { randomUUID } from 'node:crypto'
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endSessions } from '#platform/server/auth/session.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { eventually } from '#tests/support/eventually.ts'
import {
  type Guest,
  type RealtimeServer,
  realtimeClient,
  startRealtimeServer,
  subscribed,
} from '#tests/support/server/realtimeServer.ts'

let context: TestDatabase
let server: RealtimeServer
let ann: Guest
let id: string
const clients: SupabaseClient[] = []
beforeAll(async () => {
  context = await createTestDatabase()
  server = await startRealtimeServer(context.database)
  ann = await server.guest()
})
afterAll(async () => {
  await server.close()
  await context.remove()
})
beforeEach(() => {
  id = randomUUID()
  server.invited.add(`${ann.userId} ${id}`)
})
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.removeAllChannels()))
})

describe.each(['2.0.0', '1.0.0'])('the real client, speaking version %s,', (vsn) => {
  async function client(token: () => string = () => ann.token, heartbeatIntervalMs = 25_000): Promise<SupabaseClient> {
    const made = await realtimeClient(server, token, { vsn, heartbeatIntervalMs })
    clients.push(made)
    return made
  }

  interface Room {
    channel: RealtimeChannel
    heard: unknown[]
  }

  async function room(given?: SupabaseClient, topic = `room:${id}`): Promise<Room> {
    const from = given ?? (await client())
    const heard: unknown[] = []
    const channel = from.channel(topic, { config: { private: true } })
    channel.on('broadcast', { event: 'news' }, ({ event, payload }) => heard.push([event, payload]))
    return { channel, heard }
  }

  /** Resolves when a new broadcast to the room arrives. */
  async function isIn({ heard }: { heard: unknown[] }, news: string): Promise<void> {
    await eventually(() => {
      server.realtime.publish({ topic: `room:${id}`, event: 'news', payload: { news } })
      expect(heard).toContainEqual(['news', { news }])
    })
  }

  test('can join a permitted channel, and gets its broadcasts in order', async () => {
    const { channel, heard } = await room()
    expect(await subscribed(channel)).toEqual(['SUBSCRIBED', undefined])
    const payloads = [{ n: 1, word: '단어' }, { n: 2 }, { n: 3 }]
    server.realtime.publish(...payloads.map((payload) => ({ topic: `room:${id}`, event: 'news', payload })))
    await eventually(() => expect(heard).toEqual(payloads.map((payload) => ['news', payload])))
  })

  test('gets nothing from other channels, other events, or channels it has left', async () => {
    const from = await client()
    const { channel, heard } = await room(from)
    const other = await room(from, `hall:${id}`)
    expect(await subscribed(channel)).toEqual(['SUBSCRIBED', undefined])
    expect(await subscribed(other.channel)).toEqual(['SUBSCRIBED', undefined])
    expect(await from.removeChannel(channel)).toBe('ok')
    server.realtime.publish(
      { topic: `room:${id}`, event: 'news', payload: {} },
      { topic: `hall:${randomUUID()}`, event: 'news', payload: {} },
      { topic: `hall:${id}`, event: 'gossip', payload: {} },
      { topic: `hall:${id}`, event: 'news', payload: { last: true } },
    )
    await eventually(() => expect(other.heard).toEqual([['news', { last: true }]]))
    expect(heard).toEqual([])
  })

  test('can leave a channel and join it again', async () => {
    const from = await client()
    const first = await room(from)
    await subscribed(first.channel)
    expect(await from.removeChannel(first.channel)).toBe('ok')
    const again = await room(from)
    expect(await subscribed(again.channel)).toEqual(['SUBSCRIBED', undefined])
    await isIn(again, 'back')
    expect(first.heard).toEqual([])
  })

  test.each<[string, () => string | Promise<string>, () => string, boolean, RegExp]>([
    [
      'another user’s channel',
      () => ann.token,
      () => `room:${randomUUID()}`,
      true,
      /^Unauthorized: You do not have perm/,
    ],
    ['a channel of an unknown kind', () => ann.token, () => `attic:${id}`, true, /^Unauthorized: You do not have perm/],
    ['a channel without an id', () => ann.token, () => 'room', true, /read from this Channel topic: room$/],
    ['a public channel', () => ann.token, () => `room:${id}`, false, /^PrivateOnly: /],
    ['with the publishable key alone', () => 'sb_publishable_test', () => `room:${id}`, true, /^InvalidJWTToken: /],
    ['with a token that has expired', () => server.token(ann, -1), () => `room:${id}`, true, /^InvalidJWTToken: /],
    [
      'with a token that was tampered with',
      () => ann.token.replace(/\.[^.]+\./, `.${btoa(JSON.stringify({ sub: ann.userId, role: 'service_role' }))}.`),
      () => `room:${id}`,
      true,
      /^InvalidJWTToken: /,
    ],
  ])('is refused %s', async (_case, makeToken, topic, isPrivate, reason) => {
    const token = await makeToken()
    const heard: unknown[] = []
    const channel = (await client(() => token)).channel(topic(), { config: { private: isPrivate } })
    channel.on('broadcast', { event: 'news' }, (news) => heard.push(news))
    expect(await subscribed(channel)).toEqual(['CHANNEL_ERROR', expect.stringMatching(reason)])
    const member = await room()
    await subscribed(member.channel)
    await isIn(member, 'members only')
    expect(heard).toEqual([])
  })

  test('is refused with an unexpired token of a session that has ended', async () => {
    const gone = await server.guest()
    server.invited.add(`${gone.userId} ${id}`)
    await context.database.tx(SERVICE, (tx) => endSessions(tx, gone, 'global'))
    expect(await subscribed((await room(await client(() => gone.token))).channel)).toEqual([
      'CHANNEL_ERROR',
      expect.stringMatching(/^Unauthorized/),
    ])
  })

  test('is not admitted if it asks for changes of tables, which are not offered', async () => {
    const channel = (await client()).channel(`room:${id}`, { config: { private: true } })
    channel.on('postgres_changes', { event: '*', schema: 'public', table: 'profiles' }, () => {})
    expect(await subscribed(channel)).toEqual(['CLOSED', undefined])
  })

  test('gets an error if it tries to broadcast or to track presence, and no other client hears it', async () => {
    const from = await client()
    const speaker = from.channel(`room:${id}`, { config: { private: true, broadcast: { ack: true, self: true } } })
    const heard: unknown[] = []
    speaker.on('broadcast', { event: '*' }, (news) => heard.push(news))
    const listener = await room()
    await subscribed(speaker)
    await subscribed(listener.channel)
    expect(await speaker.send({ type: 'broadcast', event: 'news', payload: { forged: true } })).toBe('error')
    expect(await speaker.send({ type: 'broadcast', event: 'news', payload: new ArrayBuffer(8) })).toBe('error')
    expect(await speaker.track({ here: true })).toBe('error')
    await isIn(listener, 'real')
    expect(JSON.stringify([heard, listener.heard])).not.toContain('forged')
  })

  test('cannot broadcast over HTTP either', async () => {
    const from = await client()
    const channel = from.channel(`room:${id}`, { config: { private: true } })
    await expect(channel.httpSend('news', { forged: true })).rejects.toThrow('Clients may not broadcast.')
    const batch = { messages: [{ topic: `room:${id}`, event: 'news', payload: { forged: true }, private: true }] }
    const answer = await fetch(`${server.url}/realtime/v1/api/broadcast`, {
      method: 'POST',
      body: JSON.stringify(batch),
    })
    expect(answer.status).toBe(403)
  })

  test('stays in a channel after its token expires if it has sent a new one', async () => {
    let token = await server.token(ann, 2)
    const member = await room(await client(() => token, 200))
    await subscribed(member.channel)
    const old = token
    token = ann.token
    await eventually(() => expect(Date.now() / 1000).toBeGreaterThan(expiryOf(old) + 1))
    await isIn(member, 'still here')
    expect(member.channel.state).toBe('joined')
  })

  test('is removed from a channel if its token expires and it has sent no new one', async () => {
    const token = await server.token(ann, 2)
    const member = await room(await client(() => token))
    const messages: unknown[] = []
    member.channel.on('system', {}, ({ message }) => messages.push(message))
    await subscribed(member.channel)
    await eventually(() => expect(member.channel.state).toBe('closed'))
    expect(messages).toEqual(['InvalidJWTToken: The token has expired'])
  })

  test.each<[string, () => Promise<string>]>([
    ['is invalid', async () => 'no.token.atall'],
    ['has expired', () => server.token(ann, -1)],
    ['belongs to a user who may not be there', async () => (await server.guest()).token],
  ])('is removed from a channel if it sends a token that %s', async (_case, bad) => {
    const next = await bad()
    let token = ann.token
    const from = await client(() => token)
    const member = await room(from)
    await subscribed(member.channel)
    token = next
    await from.realtime.setAuth()
    await eventually(() => expect(member.channel.state).toBe('closed'))
  })

  test('joins by itself when the database is reachable again', async () => {
    const member = await room()
    server.breakDown(true)
    expect(await subscribed(member.channel)).toEqual([
      'CHANNEL_ERROR',
      'UnableToConnectToProject: Realtime was unable to connect to the project database',
    ])
    server.breakDown(false)
    await isIn(member, 'the database is back')
  })

  test('stays in a channel if the database cannot be reached to check its new token', async () => {
    let token = await server.token(ann, 600)
    const from = await client(() => token)
    const member = await room(from)
    await subscribed(member.channel)
    server.breakDown(true)
    token = ann.token
    await from.realtime.setAuth()
    await isIn(member, 'through the outage')
    server.breakDown(false)
    expect(member.channel.state).toBe('joined')
  })
})

function expiryOf(token: string): number {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).exp
}
