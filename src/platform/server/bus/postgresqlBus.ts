import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { SECOND_MS } from '#kit/time.ts'
import { type Bus, fits, type Subject } from '#platform/server/bus/bus.ts'
import { busMessages } from '#platform/server/bus/busMeters.ts'
import { Ears } from '#platform/server/bus/ears.ts'
import { Reachability } from '#platform/server/bus/reachability.ts'
import { pauseAfter } from '#platform/server/bus/reconnect.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'

const CHANNEL = 'hanpan_bus'
/** Of the lines of a batch. With the line that names the node, it stays below 8,000. */
const MOST_BATCH_BYTES = 7_900
const FLUSH_MS = 10
/** How many messages may wait while a batch is being sent. Further messages are lost. */
const LONGEST_QUEUE = 10_000
const CONNECT_MS = 1.5 * SECOND_MS

/**
 * Uses NOTIFY and LISTEN. Sends batches, one at a time, each in its own transaction: a NOTIFY inside the transaction it reports would
 * force such transactions to commit one after the other. Listening has its own connection. Every node receives all messages, and drops
 * those with subjects that nobody on it listens to.
 */
export function openPostgresqlBus(url: string, database: Pick<Database, 'autocommit'>, log: Log): Bus {
  const node = randomUUID()
  const ears = new Ears()
  const outbox = openOutbox(database, node)
  const listening = listen(url, log, (payload) => {
    const [sender = '', ...lines] = payload.split('\n')
    if (sender.startsWith(`${node} `)) return
    for (const line of lines) {
      const end = line.indexOf(' ')
      ears.tell(line.slice(0, end), line.slice(end + 1))
    }
  })
  return {
    send: outbox.send,
    listen: (subject, hear) => ears.add(subject, hear),
    async close() {
      outbox.close()
      await listening.close()
    },
  }
}

function openOutbox(database: Pick<Database, 'autocommit'>, node: string) {
  let queue: string[] = []
  let timer: NodeJS.Timeout | undefined
  let batches = 0
  let closed = false
  const flush = async () => {
    const messages = queue
    queue = []
    const payloads = packed(messages).map((batch) => [`${node} ${++batches}`, ...batch].join('\n'))
    // A batch that cannot be sent is lost. Listeners also poll for anything that matters.
    const outcome = await database.autocommit(NOTIFY, [CHANNEL, payloads]).then(
      () => 'sent' as const,
      () => 'lost' as const,
    )
    for (const _ of messages) busMessages.count({ outcome })
    timer = undefined
    if (queue.length > 0) schedule()
  }
  const schedule = () => {
    if (!closed) timer ??= setTimeout(flush, FLUSH_MS)
  }
  return {
    send(subject: Subject, message: string): boolean {
      if (!fits(message)) return false
      if (queue.length < LONGEST_QUEUE) queue.push(`${subject} ${message}`)
      else busMessages.count({ outcome: 'lost' })
      schedule()
      return true
    },
    close() {
      closed = true
      clearTimeout(timer)
    },
  }
}

/**
 * PostgreSQL drops duplicate payloads within a transaction, so each batch has a number. The commit need not wait for the disk: what a
 * crash loses are messages.
 */
const NOTIFY = `
  with hasty as materialized (select set_config('synchronous_commit', 'off', true))
  select pg_notify($1, payload) from hasty, unnest($2::text[]) as payload`

/** Packs lines into as few batches as possible, in order. */
function packed(lines: readonly string[]): string[][] {
  const batches: string[][] = []
  let room = 0
  for (const line of lines) {
    const bytes = Buffer.byteLength(line) + 1
    if (bytes > room) {
      batches.push([])
      room = MOST_BATCH_BYTES
    }
    batches.at(-1)?.push(line)
    room -= bytes
  }
  return batches
}

/** Listens on its own connection, and reconnects if it is lost. */
function listen(url: string, log: Log, hear: (payload: string) => void) {
  const reachability = new Reachability(log)
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
    let cause: unknown = 'the connection was closed'
    next.on('error', (error) => {
      cause = error
    })
    next.once('end', () => reconnect(cause))
    next.on('notification', ({ payload = '' }) => hear(payload))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      failures = 0
      reachability.reached()
    } catch (error) {
      cause = error
      await next.end().catch(() => {})
    }
  }
  const reconnect = (cause: unknown) => {
    if (closed) return
    reachability.lost(cause)
    timer = setTimeout(connect, pauseAfter(failures++))
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
