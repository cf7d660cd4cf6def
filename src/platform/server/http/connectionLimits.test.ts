import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { type ConnectionLimits, limitConnections } from '#platform/server/http/connectionLimits.ts'

const PIECE = Buffer.alloc(64 * 1024)
const PIECES = 256
const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n'
const PATIENCE_MS = 500

let http: Server
const clients: Socket[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy()
  http.closeAllConnections()
  http.close()
  await once(http, 'close')
})

async function serve(limits: Partial<ConnectionLimits>): Promise<void> {
  http = createServer((_request, response) => Readable.from(Array(PIECES).fill(PIECE)).pipe(response))
  limitConnections(http, { isShared: () => false, pollMs: 10, readerPatienceMs: PATIENCE_MS, ...limits })
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
}

function client(): Socket {
  const socket = connect((http.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  clients.push(socket)
  return socket
}

test('a client that sends requests but does not read is disconnected', async () => {
  await serve({})
  const [served] = await Promise.all([once(http, 'connection'), client().pause().write(REQUEST)])
  await once(served[0] as Socket, 'close')
  expect((served[0] as Socket).bytesWritten).toBeGreaterThan(0)
})

test('a client that reads slowly gets the whole response, and an idle client stays connected', async () => {
  let now = 0
  await serve({ now: () => now })
  const idle = client()
  const slow = client()
  slow.write(REQUEST)
  let bytes = 0
  for await (const chunk of slow) {
    bytes += chunk.length
    // The whole download takes longer than the reader timeout.
    now = (2 * PATIENCE_MS * bytes) / (PIECES * PIECE.length)
    if (bytes > PIECES * PIECE.length) break
  }
  expect(now).toBeGreaterThan(PATIENCE_MS)
  expect(idle.destroyed).toBe(false)
})

test('an IP address has a limited number of connections; when one ends, another may open', async () => {
  await serve({ mostPerAddress: 2 })
  const [first, second] = [client(), client()]
  await Promise.all([once(first, 'connect'), once(second, 'connect')])
  await once(client(), 'close')
  first.destroy()
  await expect.poll(() => connectionCount()).toBe(1)
  const next = client()
  next.write(REQUEST)
  await once(next, 'data')
  expect(second.destroyed).toBe(false)
})

test('a proxy’s connections are not counted, because it serves many clients', async () => {
  await serve({ mostPerAddress: 1, isShared: () => true })
  for (const socket of [client(), client(), client()]) {
    socket.write(REQUEST)
    await once(socket, 'data')
  }
})

function connectionCount(): Promise<number> {
  return new Promise((resolve, reject) => {
    http.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}

describe('clients that read nothing of a long response', () => {
  const LENGTH = PIECE.length * PIECES

  async function unreadOf(count: number, limits: Partial<ConnectionLimits>): Promise<Socket[]> {
    await serve({ mostUnreadBytes: 2.5 * LENGTH, readerPatienceMs: 60_000, ...limits })
    http.removeAllListeners('request').on('request', (_request, response) => response.end(Buffer.alloc(LENGTH)))
    const served: Socket[] = []
    http.on('connection', (socket) => served.push(socket))
    for (let clients = 0; clients < count; clients += 1) client().pause().write(REQUEST)
    await expect
      .poll(() => served.filter((socket) => socket.writableLength > LENGTH / 2 || socket.destroyed).length)
      .toBe(count)
    return served
  }

  test('are disconnected if together they leave too much unread', async () => {
    const served = await unreadOf(4, {})
    await expect.poll(() => served.map(({ destroyed }) => destroyed)).toEqual([false, false, true, true])
  })

  test('stay connected if they are behind one proxy', async () => {
    const served = await unreadOf(4, { isShared: () => true })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(served.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false])
  })
})
