import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { Notifications } from '#platform/server/database/notifications.ts'

const CHANNEL = 'hanpan'
/** PostgreSQL takes payloads shorter than 8,000 bytes; the rest is for the line that names the node. */
const MOST_BYTES = 7_900
const FLUSH_MS = 10
/** What piles up while a batch is on its way; beyond it messages are lost, as they are when the database is gone. */
const LONGEST_QUEUE = 10_000
const RECONNECT_MS = [1, 2, 5].map((seconds) => seconds * SECOND_MS)
const CONNECT_MS = 1_500

export interface PostgresqlNotifications extends Notifications {
  close(): Promise<void>
}

/**
 * NOTIFY and LISTEN. Batches are sent through the pool, one at a time, in transactions of their own: inside the transactions
 * that they tell of they would make those commit one after the other. Listening has a connection of its own.
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
    // A batch that cannot be sent is lost; a listener asks for what matters now and then.
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

/** Of equal payloads in one transaction PostgreSQL sends one: each batch has its number. */
const NOTIFY = 'select pg_notify($1, payload) from unnest($2::text[]) as payload'

/** Messages in their order, as many to a batch as its bytes allow. */
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

/** Listens on a connection of its own, and on a new one whenever that is lost. */
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
