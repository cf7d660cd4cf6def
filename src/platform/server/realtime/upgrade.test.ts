import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { isServed, JOINED, joinMessage, openRawSocket } from '#tests/support/server/realtimeServer.ts'
import { realtimeStage } from '#tests/support/server/realtimeStage.ts'

const stage = realtimeStage()

describe('a WebSocket upgrade', () => {
  test.each<[string, string]>([
    ['from a foreign origin', 'https://evil.example'],
    ['from a page on another port', 'http://127.0.0.1:1'],
    ['from a page with an opaque origin', 'null'],
  ])('%s is refused (403)', async (_case, origin) => {
    await expect(openRawSocket(stage.server, { headers: { origin } })).rejects.toThrow('403')
  })

  test("from the site's own page, by any of this machine's names, or from no page, is accepted", async () => {
    const named = stage.server.url.replace('127.0.0.1', 'localhost')
    for (const headers of [{ origin: stage.server.url }, { origin: named }, {}]) {
      const socket = await openRawSocket(stage.server, { headers })
      await isServed(socket)
      socket.socket.close()
    }
  })

  test('with an unsupported version of the protocol is refused (400)', async () => {
    await expect(openRawSocket(stage.server, { version: '3.0.0' })).rejects.toThrow('400')
  })

  test('at another path is not found (404), and the connection is closed', async () => {
    for (const path of ['/', '/realtime/v1', '/realtime/v1/websocket/', '//', 'http://[/realtime/v1/websocket']) {
      const { port } = new URL(stage.server.url)
      const stream = connect(Number(port), '127.0.0.1')
      stream.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
      const [answer] = await once(stream, 'data')
      expect(String(answer), path).toMatch(/^HTTP\/1.1 404 /)
      await once(stream, 'close')
    }
  })

  test('is refused (429) while a hundred sockets of the same IP address have sent no token', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const strangers = await Promise.all(Array.from({ length: 100 }, () => openRawSocket(stage.server, { headers })))
    await expect(openRawSocket(stage.server, { headers })).rejects.toThrow('429')
    const [first] = strangers
    expect(await first?.ask(joinMessage(`room:${stage.id}`, stage.ann.token))).toEqual(JOINED)
    strangers.push(await openRawSocket(stage.server, { headers }))
    for (const { socket } of strangers) socket.close()
    await Promise.all(strangers.map(({ closed }) => closed))
    const later = await openRawSocket(stage.server, { headers })
    later.socket.close()
  })
})
