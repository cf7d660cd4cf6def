import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A line to a server that can fail, and that can make the server look like another release. */
export interface BrittleLine {
  url: string
  /** Whether every request fails, as without a network. */
  isDown: boolean
  /** Requests whose responses are lost after the server has done what they ask. */
  loses: RegExp | undefined
  /** Changes texts on their way to the browser. */
  rewrite: ((path: string, body: string) => string) | undefined
  /** The path that the server is asked for; undefined if it does not have it. */
  pathFor: (path: string) => string | undefined
  /** The paths of all requests that have reached the server. */
  readonly arrived: string[]
  close(): Promise<void>
}

const REWRITTEN = /^(text\/html|text\/javascript|application\/javascript)/

export async function openBrittleLine(origin: string): Promise<BrittleLine> {
  const server = createServer((incoming, outgoing) => void forward(line, origin, incoming, outgoing))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line: BrittleLine = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isDown: false,
    loses: undefined,
    rewrite: undefined,
    pathFor: (path) => path,
    arrived: [],
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return line
}

async function forward(line: BrittleLine, origin: string, incoming: IncomingMessage, outgoing: ServerResponse) {
  const { url: path = '/', method, headers } = incoming
  const asked = line.pathFor(path)
  if (line.isDown) return incoming.socket.destroy()
  if (asked === undefined) return outgoing.writeHead(404).end()
  const answer = await answerTo(new URL(asked, origin), incoming, { method, headers })
  line.arrived.push(path)
  if (line.isDown || line.loses?.test(path)) {
    answer.resume()
    await once(answer, 'end')
    return incoming.socket.destroy()
  }
  const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _connection, ...kept } = answer.headers
  const type = answer.headers['content-type'] ?? ''
  if (!line.rewrite || !REWRITTEN.test(type) || method === 'HEAD' || answer.statusCode === 304) {
    outgoing.writeHead(answer.statusCode ?? 502, kept)
    return answer.pipe(outgoing)
  }
  outgoing.writeHead(answer.statusCode ?? 502, kept)
  return outgoing.end(line.rewrite(path, await text(answer)))
}

async function answerTo(
  url: URL,
  incoming: IncomingMessage,
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
): Promise<IncomingMessage> {
  // Without compression, texts can be changed.
  const sent = request(url, { method, headers: { ...headers, 'accept-encoding': 'identity' }, agent: false })
  incoming.pipe(sent)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  return answer
}
