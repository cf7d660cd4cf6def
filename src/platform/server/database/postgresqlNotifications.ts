import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Notifications } from '#platform/server/database/notifications.ts'

const CHANNEL = 'hanpan'
/** PostgreSQL accepts payloads below 8,000 bytes. The rest is for the line that names the node. */
const MOST_BYTES = 7_900
const FLUSH_MS = 10
/** How many messages may wait while a batch is being sent. Further messages are lost. */
const LONGEST_QUEUE = 10_000
const RECONNECT_MS = [1, 2, 5].map((seconds) => seconds * SECOND_MS)
const CONNECT_MS = 1_500

export interface PostgresqlNotifications extends Notifications {
  close(): Promise<void>
}

/**
 * Uses NOTIFY and LISTEN. Sends batches through the pool, one at a time, each in its own transaction: a NOTIFY inside the transaction
 * it reports would force such transactions to commit one after the other. Listening has its own connection.
 */
export function postgresqlNotifications(url: string, pool: pg.Pool): PostgresqlNotifications {
  const node = randomUUID()
  const outbox = openOutbox(pool, node)
  const ears: { close(): Promise<void> }[] = []
  return {
    send: outbox.send,
    listen(hear) {
      const own = `${node} `
      ears.push(
        listen(url, (payload) => {
          if (!payload.startsWith(own)) for (const message of payload.split('\n').slice(1)) hear(message)
        }),
      )
    },
    async close() {
      outbox.close()
      await Promise.all(ears.map((ear) => ear.close()))
    },
  }
}

function openOutbox(pool: pg.Pool, node: string) {
  let queue: string[] = []
  let timer: NodeJS.Timeout | undefined
  let batches = 0
  let closed = false
  const flush = async () => {
    const payloads = packed(queue).map((batch) => [`${node} ${++batches}`, ...batch].join('\n'))
    queue = []
    // A batch that cannot be sent is lost. Listeners also poll for anything that matters.
    await pool.query(NOTIFY, [CHANNEL, payloads]).catch(() => {})
    timer = undefined
    if (queue.length > 0) schedule()
  }
  const schedule = () => {
    if (!closed) timer ??= setTimeout(flush, FLUSH_MS)
  }
  return {
    send(message: string): boolean {
      if (Buffer.byteLength(message) >= MOST_BYTES) return false
      if (queue.length < LONGEST_QUEUE) queue.push(message)
      schedule()
      return true
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/** PostgreSQL drops duplicate payloads within a transaction, so each batch has a number. */
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'

/** Packs messages into as few batches as possible, in order. */
function packed(messages: readonly string[]): string[][] {
  const batches: string[][] = []
  let room = 0
  for (const message of messages) {
    const bytes = Buffer.byteLength(message) + 1
    if (bytes > room) {
      batches.push([])
      room = MOST_BYTES
    }
    batches.at(-1)?.push(message)
    room -= bytes
  }
  return batches
}

/** Listens on its own connection, and reconnects if it is lost. */
function listen(url: string, hear: (payload: string) => void) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false
  let failures = 0
  const connect = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
    })
    client = next
    next.on('error', () => {})
    next.once('end', reconnect)
    next.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      failures = 0
    } catch {
      await next.end().catch(() => {})
    }
  }
  const reconnect = () => {
    if (!closed) timer = setTimeout(connect, pauseAfter(failures++))
  }
  void connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

function pauseAfter(failures: number): Milliseconds {
  return RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)] ?? SECOND_MS
}
