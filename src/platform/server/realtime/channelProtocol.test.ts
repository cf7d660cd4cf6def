import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Guest,
  isServed,
  JOINED,
  joinedSocket,
  joinMessage,
  openRawSocket,
  type RealtimeServer,
  startRealtimeServer,
} from '#tests/support/realtimeServer.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

let context: TestDatabase
let server: RealtimeServer
let ann: Guest
let id: string
beforeAll(async () => {
  context = await createTestDatabase()
  server = await startRealtimeServer(context.database)
})
afterAll(async () => {
  await server.close()
  await context.remove()
})
beforeEach(async () => {
  ann = await server.guest()
  id = randomUUID()
  server.invited.add(`${ann.userId} ${id}`)
})

describe('a channel', () => {
  test('is one of at most twenty of a socket', async () => {
    const socket = await openRawSocket(server)
    const topics = Array.from({ length: 21 }, () => randomUUID())
    for (const topic of topics) server.invited.add(`${ann.userId} ${topic}`)
    const replies: unknown[] = []
    for (const [n, topic] of topics.entries()) {
      replies.push(await socket.ask(joinMessage(`hall:${topic}`, ann.token, String(n))))
    }
    expect(replies.slice(0, 20)).toEqual(Array(20).fill(JOINED))
    expect(replies[20]).toEqual({
      status: 'error',
      response: { reason: 'ChannelRateLimitReached: Too many channels' },
    })
    socket.say(['0', 'leave', `realtime:hall:${topics[0]}`, 'phx_leave', {}])
    expect(await socket.ask(joinMessage(`hall:${topics[20]}`, ann.token, 'again'))).toEqual(JOINED)
    socket.socket.close()
  })

  test('that is left while it is being joined is not joined', async () => {
    const socket = await openRawSocket(server)
    socket.say(joinMessage(`room:${id}`, ann.token, 'join'))
    const left = await socket.ask(['join', 'leave', `realtime:room:${id}`, 'phx_leave', {}])
    expect(left).toEqual({ status: 'ok', response: {} })
    expect(await socket.ask(joinMessage(`hall:${id}`, ann.token, 'other'))).toEqual(JOINED)
    server.realtime.publish({ topic: `room:${id}`, event: 'news', payload: {} })
    await isServed(socket)
    expect(socket.received.filter(([, ref, , event]) => ref === 'join' || event === 'broadcast')).toEqual([])
    socket.socket.close()
  })

  test('hears a broadcast once, however often the socket has joined it', async () => {
    const socket = await joinedSocket(server, ann, `room:${id}`)
    expect(await socket.ask(joinMessage(`room:${id}`, ann.token, '2'))).toEqual(JOINED)
    server.realtime.publish({ topic: `room:${id}`, event: 'news', payload: { n: 1 } })
    await isServed(socket)
    const body = { type: 'broadcast', event: 'news', payload: { n: 1 } }
    expect(socket.received.filter(([, , , event]) => event === 'broadcast')).toEqual([
      [null, null, `realtime:room:${id}`, 'broadcast', body],
    ])
    socket.socket.close()
  })

  test('can not be joined with a payload that is none', async () => {
    const socket = await openRawSocket(server)
    for (const [n, payload] of [null, 7, [], {}, { config: null }, { config: { private: 'true' } }].entries()) {
      expect(await socket.ask(['1', String(n), `realtime:room:${id}`, 'phx_join', payload])).toMatchObject({
        status: 'error',
      })
    }
    for (const payload of [null, {}, { access_token: null }, { access_token: 7 }]) {
      socket.say(['1', 't', `realtime:room:${id}`, 'access_token', payload])
    }
    await isServed(socket)
    socket.socket.close()
  })
})

test('what cannot be written down is not published, and whoever publishes it goes on', () => {
  const payload: Record<string, unknown> = {}
  payload.itself = payload
  expect(() => server.realtime.publish({ topic: `room:${id}`, event: 'news', payload })).not.toThrow()
})
