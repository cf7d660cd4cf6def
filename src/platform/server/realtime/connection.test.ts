import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SECOND_MS } from '#kit/time.ts'
import { endSessions } from '#platform/server/auth/session.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { PACE } from '#platform/server/realtime/upkeep.ts'
import { eventually } from '#tests/support/eventually.ts'
import {
  isServed,
  joinedSocket,
  joinMessage,
  openRawSocket,
  type RawSocket,
  type RealtimeServer,
  startRealtimeServer,
} from '#tests/support/server/realtimeServer.ts'
import { realtimeStage } from '#tests/support/server/realtimeStage.ts'

const MOST_FRAME_BYTES = 64 * 1024

const stage = realtimeStage()

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
  ])('(1003) when it sends %s', async (_case, message) => {
    const socket = await joinedSocket(stage.server, stage.ann, `room:${stage.id}`)
    socket.say(message)
    expect(await socket.closed).toBe(1003)
  })

  test('(1007) when its text is not UTF-8', async () => {
    const socket = await openRawSocket(stage.server)
    socket.socket.send(Buffer.from([0xff, 0xfe]), { binary: false })
    expect(await socket.closed).toBe(1007)
  })

  test('(1009) when a message is longer than 64 KB, and not when it is exactly 64 KB', async () => {
    const socket = await joinedSocket(stage.server, stage.ann, `room:${stage.id}`)
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
    // The WebSocket library itself disconnects a client that does not wait for the responses.
    ['pings', ({ socket }) => socket.ping(), 1006],
    ['pongs', ({ socket }) => socket.pong(), 1008],
    ['joins', (socket) => socket.say(joinMessage(`room:${stage.id}`, stage.ann.token)), 1008],
  ])('when it sends 1,000 %s at once', async (_case, send, code) => {
    const socket = await joinedSocket(stage.server, stage.ann, `room:${stage.id}`)
    for (let sent = 0; sent < 1_000; sent += 1) send(socket)
    expect(await socket.closed).toBe(code)
  })

  test('(1008) when its user opens ten others', async () => {
    const [first, second, ...others] = await eleven()
    expect(await first?.closed).toBe(1008)
    for (const socket of [second, ...others]) if (socket) await isServed(socket)
    for (const { socket } of others) socket.close()
  })

  async function eleven(): Promise<RawSocket[]> {
    const sockets: RawSocket[] = []
    while (sockets.length < 11) sockets.push(await joinedSocket(stage.server, stage.ann, `room:${stage.id}`))
    return sockets
  }

  test('(1008) within 5 s of the end of its session, while sockets of other sessions stay open', async () => {
    expect(PACE.sessionsMs + PACE.checkMs).toBeLessThan(5 * SECOND_MS)
    const bob = await stage.server.guest()
    stage.server.invited.add(`${bob.userId} ${stage.id}`)
    const [anns, bobs] = [
      await joinedSocket(stage.server, stage.ann, `room:${stage.id}`),
      await joinedSocket(stage.server, bob, `room:${stage.id}`),
    ]
    await stage.database.tx(SERVICE, (tx) => endSessions(tx, stage.ann, 'local'))
    expect(await anns.closed).toBe(1008)
    await isServed(bobs)
    expect(bobs.socket.readyState).toBe(bobs.socket.OPEN)
  })

  test('when it is a slow reader, while other sockets stay open', async () => {
    const [slow, quick] = [
      await joinedSocket(stage.server, stage.ann, `room:${stage.id}`),
      await joinedSocket(stage.server, stage.ann, `room:${stage.id}`),
    ]
    slow.socket.pause()
    for (let n = 0; n < 200; n += 1) {
      stage.server.realtime.publish({
        topic: `room:${stage.id}`,
        event: 'news',
        payload: { text: 'x'.repeat(100_000) },
      })
      await isServed(quick)
    }
    slow.socket.resume()
    expect(await slow.closed).toBe(1006)
    expect(slow.received.length).toBeLessThan(200)
    quick.socket.close()
  })
})

describe('with a server whose timers are shortened,', () => {
  let hasty: RealtimeServer
  beforeAll(async () => {
    hasty = await startRealtimeServer(stage.database, {
      pace: { checkMs: 10, silentMs: 300, pingMs: 100_000, watchedPingMs: 20, tellSignsMs: 20 },
    })
  })
  afterAll(() => hasty.close())
  beforeEach(() => {
    hasty.invited.add(`${stage.ann.userId} ${stage.id}`)
    hasty.signs.length = 0
  })

  test('a silent socket, without a heartbeat, is closed', async () => {
    const socket = await joinedSocket(hasty, stage.ann, `hall:${stage.id}`)
    expect(await socket.closed).toBe(1006)
  })

  test('a socket in a room is pinged, and the room’s rule learns of each sign of life', async () => {
    const socket = await joinedSocket(hasty, stage.ann, `room:${stage.id}`)
    await eventually(() => expect(hasty.signs.length).toBeGreaterThan(20))
    expect(new Set(hasty.signs.map((sign) => JSON.stringify(sign)))).toEqual(
      new Set([JSON.stringify({ userId: stage.ann.userId, id: stage.id })]),
    )
    socket.socket.terminate()
  })
})
