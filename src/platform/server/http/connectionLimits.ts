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
/** How much of their responses all connections of one IP address may leave unread. A thousand long rows are up to 32 MB. */
const MOST_UNREAD_BYTES = 64 * 1024 * 1024

export interface ConnectionLimits {
  /** Whether an IP address serves many clients: a proxy, or this machine itself. */
  isShared(address: string): boolean
  mostPerAddress?: number
  pollMs?: Milliseconds
  readerPatienceMs?: Milliseconds
  mostUnreadBytes?: number
  now?: () => Milliseconds
}

/** Limits the connections, total and per IP address, and closes those whose client does not read or leaves too much unread. */
export function limitConnections(
  http: Server,
  {
    isShared,
    mostPerAddress = MOST_PER_ADDRESS,
    pollMs = POLL_MS,
    readerPatienceMs = READER_PATIENCE_MS,
    mostUnreadBytes = MOST_UNREAD_BYTES,
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
    readers.set(socket, { deliveredBytes: 0, since: now(), group: isShared(address) ? undefined : group })
    socket.once('close', () => {
      readers.delete(socket)
      const left = (counts.get(group) ?? 1) - 1
      if (left === 0) counts.delete(group)
      else counts.set(group, left)
    })
  })
  const timer = setInterval(() => {
    cutSlowReaders(readers, readerPatienceMs, now())
    cutHoarders(readers, mostUnreadBytes)
  }, pollMs)
  timer.unref()
  http.once('close', () => clearInterval(timer))
}

/** How much a client has read, and since when it has read nothing more or had nothing to read. */
interface Reading {
  deliveredBytes: number
  since: Milliseconds
  /** Undefined if the IP address serves many clients. */
  group: string | undefined
}

function cutSlowReaders(readers: Map<Socket, Reading>, patience: Milliseconds, now: Milliseconds): void {
  for (const [socket, reading] of readers) {
    const waitingBytes = socket.writableLength
    const deliveredBytes = socket.bytesWritten - waitingBytes
    const isStuck = waitingBytes > 0 && deliveredBytes === reading.deliveredBytes
    if (!isStuck) readers.set(socket, { ...reading, deliveredBytes, since: now })
    else if (now - reading.since > patience) socket.destroy()
  }
}

/** A client that reads a little now and then could otherwise keep any number of long responses in memory. */
function cutHoarders(readers: ReadonlyMap<Socket, Reading>, mostBytes: number): void {
  const unread = new Map<string, number>()
  for (const [socket, { group }] of readers) {
    if (group === undefined) continue
    const bytes = (unread.get(group) ?? 0) + socket.writableLength
    if (bytes > mostBytes) socket.destroy()
    else unread.set(group, bytes)
  }
}
