import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** A proxy in front of several nodes. It sends each request and each socket to the next node, and skips a node that is down. */
export interface ReverseProxy {
  url: string
  /** Origins of the nodes. Set it once they listen. */
  nodes: string[]
  close(): Promise<void>
}

export async function openReverseProxy(): Promise<ReverseProxy> {
  const nodes: string[] = []
  let turn = 0
  const inTurn = () => {
    turn += 1
    return nodes.map((_, index) => nodes[(turn + index) % nodes.length] ?? '')
  }
  const server = createServer((incoming, outgoing) => {
    forward(incoming, inTurn(), (answer) => {
      if (!answer) {
        outgoing.writeHead(502).end()
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(outgoing)
      answer.once('error', () => outgoing.destroy())
    })
  })
  server.on('upgrade', (incoming, socket) => join(incoming, socket, inTurn()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    nodes,
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Calls `give` with the first response of a node; with undefined if none responds, or if a node goes down after receiving the body. */
function forward(
  incoming: IncomingMessage,
  [node, ...others]: readonly string[],
  give: (answer: IncomingMessage | undefined) => void,
): void {
  if (node === undefined) {
    give(undefined)
    return
  }
  const { method, url = '/', headers } = incoming
  const sent = request(new URL(url, node), { method, headers, agent: false })
  sent.once('response', give)
  sent.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') forward(incoming, others, give)
    else give(undefined)
  })
  sent.once('socket', (socket) => socket.once('connect', () => incoming.pipe(sent)))
}

/** Connects both ends of a socket, so that they end together. */
function join(incoming: IncomingMessage, socket: Duplex, [node, ...others]: readonly string[]): void {
  if (node === undefined) {
    socket.destroy()
    return
  }
  const sent = request(new URL(incoming.url ?? '/', node), { headers: incoming.headers, agent: false })
  sent.once('upgrade', (answer, far, head) => {
    const lines = answer.rawHeaders.map((value, index) => value + (index % 2 === 0 ? ': ' : '\r\n'))
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('')}\r\n`)
    socket.write(head)
    for (const [one, other] of [
      [socket, far],
      [far, socket],
    ] as const) {
      one.pipe(other)
      one.once('error', () => other.destroy())
      one.once('close', () => other.destroy())
    }
  })
  sent.once('response', (answer) => socket.end(`HTTP/1.1 ${answer.statusCode} Refused\r\n\r\n`))
  sent.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED') join(incoming, socket, others)
    else socket.destroy()
  })
  sent.end()
}
