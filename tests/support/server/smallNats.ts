import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

const INFO = {
  server_id: 'small',
  version: '2.9.10',
  proto: 1,
  headers: true,
  max_payload: 1_048_576,
  host: '',
  port: 0,
}

/** As much of NATS's protocol as one node can be tried with. No message goes to anybody unless the test sends it. */
export interface SmallNats {
  url: string
  /** What each connection said when it began, in order. */
  greetings: Record<string, unknown>[]
  /** What the nodes sent, without greetings and pings: `SUB a.b 1`, `PUB a.b 2 hi`. */
  said: string[]
  /** Sends a message to every subscription of the subject. */
  publish(subject: string, message: string): void
  /** Ends all connections, as a restarted server does. */
  cut(): void
  /** Until it is told otherwise, new connections are taken but get no response. */
  hang(hangs: boolean): void
  close(): Promise<void>
}

export async function openSmallNats(account = ''): Promise<SmallNats> {
  const sockets = new Map<Socket, Map<string, string>>()
  const greetings: Record<string, unknown>[] = []
  const said: string[] = []
  let hangs = false
  const answers = (socket: Socket): Record<string, (rest: string[]) => void> => ({
    PING: () => socket.write('PONG\r\n'),
    CONNECT: (rest) => greetings.push(JSON.parse(rest.join(' '))),
    SUB: (rest) => sockets.get(socket)?.set(rest.at(-1) ?? '', rest[0] ?? ''),
    UNSUB: ([id = '']) => sockets.get(socket)?.delete(id),
  })
  const server = createServer((socket) => {
    sockets.set(socket, new Map())
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (hangs) return
    socket.write(`INFO ${JSON.stringify(INFO)}\r\n`)
    const answer = answers(socket)
    eachCommand(socket, (words, payload) => {
      const [command = '', ...rest] = words
      if (!['PING', 'PONG', 'CONNECT'].includes(command)) said.push([...words, payload].filter(isSaid).join(' '))
      answer[command]?.(rest)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const cut = () => {
    for (const socket of sockets.keys()) socket.destroy()
  }
  return {
    url: `nats://${account}127.0.0.1:${port}`,
    greetings,
    said,
    publish(subject, message) {
      for (const [socket, subjects] of sockets)
        for (const [id, wanted] of subjects)
          if (wanted === subject) socket.write(`MSG ${subject} ${id} ${Buffer.byteLength(message)}\r\n${message}\r\n`)
    },
    cut,
    hang(now) {
      hangs = now
    },
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}

function isSaid(word: string | undefined): boolean {
  return word !== undefined
}

/** A command is a line; PUB names the bytes of the payload on the next one. */
function eachCommand(socket: Socket, take: (words: string[], payload?: string) => void): void {
  let unread = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    unread = Buffer.concat([unread, chunk])
    for (;;) {
      const end = unread.indexOf('\r\n')
      if (end < 0) return
      const words = unread.subarray(0, end).toString().trim().split(' ')
      const bytes = words[0] === 'PUB' ? Number(words.at(-1)) + 2 : 0
      const next = end + 2 + bytes
      if (unread.length < next) return
      const payload = bytes === 0 ? undefined : unread.subarray(end + 2, next - 2).toString()
      unread = unread.subarray(next)
      take(words, payload)
    }
  })
}
