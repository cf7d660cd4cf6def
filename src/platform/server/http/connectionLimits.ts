import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { MINUTE_MS, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { addressGroup } from '#platform/server/http/clientAddress.ts'

/** Twice the number that one node is designed for. */
const MOST_CONNECTIONS = 20_000
/** A browser opens six and a socket, and many people can share one IP address. */
const MOST_PER_ADDRESS = 1_000
const POLL_MS = 5 * SECOND_MS
/** A client must read at least one chunk of a response in this time: 64 kB of a file, or a page. */
const READER_PATIENCE_MS = MINUTE_MS

export interface ConnectionLimits {
  /** Whether an IP address serves many clients: a proxy, or this machine itself. */
  isShared(address: string): boolean
  mostPerAddress?: number
  pollMs?: Milliseconds
  readerPatienceMs?: Milliseconds
  now?: () => Milliseconds
}

/** Limits the number of connections, total and per IP address, and closes those whose client does not read. */
export function limitConnections(
  http: Server,
  {
    isShared,
    mostPerAddress = MOST_PER_ADDRESS,
    pollMs = POLL_MS,
    readerPatienceMs = READER_PATIENCE_MS,
    now = () => performance.now(),
  }: ConnectionLimits,
): void {
  http.maxConnections = MOST_CONNECTIONS
  const readers = new Map<Socket, Reading>()
  const counts = new Map<string, number>()
  http.on('connection', (socket) => {
    const address = socket.remoteAddress ?? ''
    const group = addressGroup(address)
    const count = (counts.get(group) ?? 0) + 1
    if (count > mostPerAddress && !isShared(address)) {
      socket.destroy()
      return
    }
    counts.set(group, count)
    readers.set(socket, { deliveredBytes: 0, since: now() })
    socket.once('close', () => {
      readers.delete(socket)
      const left = (counts.get(group) ?? 1) - 1
      if (left === 0) counts.delete(group)
      else counts.set(group, left)
    })
  })
  const timer = setInterval(() => cutSlowReaders(readers, readerPatienceMs, now()), pollMs)
  timer.unref()
  http.once('close', () => clearInterval(timer))
}

/** How much a client has read, and since when it has read nothing more or had nothing to read. */
interface Reading {
  deliveredBytes: number
  since: Milliseconds
}

function cutSlowReaders(readers: Map<Socket, Reading>, patience: Milliseconds, now: Milliseconds): void {
  for (const [socket, reading] of readers) {
    const waitingBytes = socket.writableLength
    const deliveredBytes = socket.bytesWritten - waitingBytes
    const isStuck = waitingBytes > 0 && deliveredBytes === reading.deliveredBytes
    if (!isStuck) readers.set(socket, { deliveredBytes, since: now })
    else if (now - reading.since > patience) socket.destroy()
  }
}
