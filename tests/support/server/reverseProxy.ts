import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'

/** What stands before several nodes: each request and each socket goes to another one, and past a node that is gone. */
export interface ReverseProxy {
  url: string
  /** Origins of the nodes, which may be named once they listen. */
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

/** `give` gets the first node's answer that comes; undefined when none does, or when a node went with the body in hand. */
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

/** Both ends of a socket end together. */
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
