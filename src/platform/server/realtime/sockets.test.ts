import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { endSessions } from '#platform/server/auth/session.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import {
  type Guest,
  joinMessage,
  openRawSocket,
  type RawSocket,
  type RealtimeServer,
  startRealtimeServer,
} from '#tests/support/realtimeServer.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/testDatabase.ts'

const JOINED = { status: 'ok', response: { postgres_changes: [] } }
const MOST_FRAME_BYTES = 64 * 1024

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

async function joined(guest = ann, topic = `room:${id}`, of = server): Promise<RawSocket> {
  const socket = await openRawSocket(of)
  expect(await socket.ask(joinMessage(topic, guest.token))).toEqual(JOINED)
  return socket
}

async function isServed(socket: RawSocket): Promise<void> {
  expect(await socket.ask([null, randomUUID(), 'phoenix', 'heartbeat', {}])).toEqual({ status: 'ok', response: {} })
}

describe('a request to become a socket', () => {
  test.each<[string, string]>([
    ['of a foreign page', 'https://evil.example'],
    ['of a page on another port', 'http://127.0.0.1:1'],
    ['of a page without an origin of its own', 'null'],
  ])('%s is refused (403)', async (_case, origin) => {
    await expect(openRawSocket(server, { headers: { origin } })).rejects.toThrow('403')
  })

  test("of the site's own page, by each of this machine's names, or of no page at all, is granted", async () => {
    const named = server.url.replace('127.0.0.1', 'localhost')
    for (const headers of [{ origin: server.url }, { origin: named }, {}]) {
      const socket = await openRawSocket(server, { headers })
      await isServed(socket)
      socket.socket.close()
    }
  })

  test('in a version of the protocol that nobody speaks is refused (400)', async () => {
    await expect(openRawSocket(server, { version: '3.0.0' })).rejects.toThrow('400')
  })

  test('at another path is not found (404), and no connection is left hanging', async () => {
    for (const path of ['/', '/realtime/v1', '/realtime/v1/websocket/', '//', 'http://[/realtime/v1/websocket']) {
      const { port } = new URL(server.url)
      const stream = connect(Number(port), '127.0.0.1')
      stream.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
      const [answer] = await once(stream, 'data')
      expect(String(answer), path).toMatch(/^HTTP\/1.1 404 /)
      await once(stream, 'close')
    }
  })

  test('is refused (429) while a hundred others of its address have shown no token', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const strangers = await Promise.all(Array.from({ length: 100 }, () => openRawSocket(server, { headers })))
    await expect(openRawSocket(server, { headers })).rejects.toThrow('429')
    const [first] = strangers
    expect(await first?.ask(joinMessage(`room:${id}`, ann.token))).toEqual(JOINED)
    strangers.push(await openRawSocket(server, { headers }))
    for (const { socket } of strangers) socket.close()
    await Promise.all(strangers.map(({ closed }) => closed))
    const later = await openRawSocket(server, { headers })
    later.socket.close()
  })
})

describe('a socket is closed', () => {
  test.each<[string, unknown]>([
    ['text that is no JSON', '{'],
    ['no array', '{"topic":"phoenix"}'],
    ['too few parts', ['1', '1', 'phoenix', 'heartbeat']],
    ['a topic that is a number', ['1', '1', 7, 'heartbeat', {}]],
    ['a topic of 256 letters', ['1', '1', 'x'.repeat(256), 'heartbeat', {}]],
    ['a ref without end', ['1', 'x'.repeat(1_000), 'phoenix', 'heartbeat', {}]],
    ['bytes of an unknown kind', Buffer.from([9, 0, 0, 0, 0, 0, 0])],
    ['bytes that stop too early', Buffer.from([3, 200])],
    ['nothing', ''],
    ['no bytes', Buffer.alloc(0)],
    ['nested brackets', '['.repeat(30_000)],
  ])('(1003) when it says %s', async (_case, message) => {
    const socket = await joined()
    socket.say(message)
    expect(await socket.closed).toBe(1003)
  })

  test('(1007) when its text is not UTF-8', async () => {
    const socket = await openRawSocket(server)
    socket.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
    expect(await socket.closed).toBe(1007)
  })

  test('(1009) when a message is longer than 64 KB, and not when it is just as long', async () => {
    const socket = await joined()
    const padded = (bytes: number) => {
      const [before, after] = ['["1","a","realtime:x","whatever","', '"]']
      return `${before}${'x'.repeat(bytes - before.length - after.length)}${after}`
    }
    socket.say(padded(MOST_FRAME_BYTES))
    await isServed(socket)
    socket.say(padded(MOST_FRAME_BYTES + 1))
    expect(await socket.closed).toBe(1009)
  })

  test.each<[string, (socket: RawSocket) => void, number]>([
    ['messages', (socket) => socket.say([null, '1', 'phoenix', 'heartbeat', {}]), 1008],
    // The WebSocket library itself cuts off whoever does not wait for the answers.
    ['pings', ({ socket }) => socket.ping(), 1006],
    ['pongs', ({ socket }) => socket.pong(), 1008],
    ['joins', (socket) => socket.say(joinMessage(`room:${id}`, ann.token)), 1008],
  ])('when a thousand %s come at once', async (_case, send, code) => {
    const socket = await joined()
    for (let sent = 0; sent < 1_000; sent += 1) send(socket)
    expect(await socket.closed).toBe(code)
  })

  test('(1008) when its user has opened ten others since', async () => {
    const [first, second, ...others] = await eleven()
    expect(await first?.closed).toBe(1008)
    for (const socket of [second, ...others]) if (socket) await isServed(socket)
    for (const { socket } of others) socket.close()
  })

  async function eleven(): Promise<RawSocket[]> {
    const sockets: RawSocket[] = []
    while (sockets.length < 11) sockets.push(await joined())
    return sockets
  }

  test('(1008) when its session has ended, while those of other sessions stay', async () => {
    const bob = await server.guest()
    server.invited.add(`${bob.userId} ${id}`)
    const [anns, bobs] = [await joined(), await joined(bob)]
    await context.database.tx(SERVICE, (tx) => endSessions(tx, ann, 'local'))
    expect(await anns.closed).toBe(1008)
    await isServed(bobs)
    expect(bobs.socket.readyState).toBe(bobs.socket.OPEN)
  })

  test('when it reads too slowly, while those that read go on', async () => {
    const [slow, quick] = [await joined(), await joined()]
    slow.socket.pause()
    for (let n = 0; n < 200; n += 1) {
      server.realtime.publish({ topic: `room:${id}`, event: 'news', payload: { text: 'x'.repeat(100_000) } })
      await isServed(quick)
    }
    slow.socket.resume()
    expect(await slow.closed).toBe(1006)
    expect(slow.received.length).toBeLessThan(200)
    quick.socket.close()
  })
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
    const socket = await joined()
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

describe('of a server that hurries,', () => {
  let hasty: RealtimeServer
  beforeAll(async () => {
    hasty = await startRealtimeServer(context.database, {
      pace: { roundMs: 10, silentMs: 300, pingMs: 100_000, watchedPingMs: 20, tellSignsMs: 20 },
    })
  })
  afterAll(() => hasty.close())
  beforeEach(() => {
    hasty.invited.add(`${ann.userId} ${id}`)
    hasty.signs.length = 0
  })

  test('a socket of which nothing is heard is closed', async () => {
    const socket = await joined(ann, `hall:${id}`, hasty)
    expect(await socket.closed).toBe(1006)
  })

  test('a socket in a room is asked for signs of life, and the room is told of them as long as they come', async () => {
    const socket = await joined(ann, `room:${id}`, hasty)
    await vi.waitFor(() => expect(hasty.signs.length).toBeGreaterThan(20), 10_000)
    expect(new Set(hasty.signs.map((sign) => JSON.stringify(sign)))).toEqual(
      new Set([JSON.stringify({ userId: ann.userId, id })]),
    )
    socket.socket.terminate()
  })
})

test('when the server stops, sockets are told that it restarts (1012), and new ones are refused', async () => {
  const stopping = await startRealtimeServer(context.database)
  stopping.invited.add(`${ann.userId} ${id}`)
  const sockets = [await joined(ann, `room:${id}`, stopping), await openRawSocket(stopping)]
  const stopped = stopping.realtime.close()
  await expect(openRawSocket(stopping)).rejects.toThrow('503')
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([1012, 1012])
  await stopped
  await stopping.close()
})
