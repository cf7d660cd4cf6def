import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Guest,
  isServed,
  JOINED,
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
