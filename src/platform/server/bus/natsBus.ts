import { setTimeout as pause } from 'node:timers/promises'
import { type ConnectionOptions, connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { SECOND_MS } from '#kit/time.ts'
import { type Bus, fits, type Subject } from '#platform/server/bus/bus.ts'
import { busMessages } from '#platform/server/bus/busMeters.ts'
import { Ears } from '#platform/server/bus/ears.ts'
import { Reachability } from '#platform/server/bus/reachability.ts'
import { pauseAfter } from '#platform/server/bus/reconnect.ts'
import type { Log } from '#platform/server/log.ts'

const DEFAULT_PORT = '4222'
/** NATS sends a node only the subjects that it subscribes to, so other programs may use the same server. */
const PREFIX = 'hanpan.'
const CONNECT_MS = 1.5 * SECOND_MS
/** A server that hangs is given up after the second ping without a response. */
const PING_MS = 2 * SECOND_MS
const MOST_PINGS_OUT = 2

/** Subscribes to each subject that somebody on this node listens to. */
export function openNatsBus(url: string, log: Log): Bus {
  const subscriptions = new Map<Subject, Subscription>()
  const reachability = new Reachability(log)
  const closing = new AbortController()
  const ears = new Ears(
    (subject) => connection && subscribe(connection, subject),
    (subject) => {
      subscriptions.get(subject)?.unsubscribe()
      subscriptions.delete(subject)
    },
  )
  let connection: NatsConnection | undefined

  function subscribe(to: NatsConnection, subject: Subject): void {
    const subscription = to.subscribe(PREFIX + subject, {
      callback: (error, message) => {
        if (error) log.error({ cause: String(error) }, 'the bus refuses a subject')
        else ears.tell(subject, message.string())
      },
    })
    subscriptions.set(subject, subscription)
  }

  /** One connection after the other. Each reconnects by itself, and ends only if the server refuses it. */
  async function run(): Promise<void> {
    for (let failures = 0; !closing.signal.aborted; ) {
      try {
        const next = await connect(optionsOf(url))
        if (closing.signal.aborted) return next.close()
        connection = next
        failures = 0
        for (const subject of ears.subjects) subscribe(next, subject)
        reachability.reached()
        void watch(next, reachability)
        reachability.lost((await next.closed()) ?? 'the connection was closed')
      } catch (error) {
        reachability.lost(error)
      }
      connection = undefined
      subscriptions.clear()
      await pause(pauseAfter(failures++), undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  void run()
  return {
    send(subject, message) {
      if (!fits(message)) return false
      // The client would keep messages for the next connection, when they are old news.
      if (connection && reachability.isReached && isPublished(connection, PREFIX + subject, message)) {
        busMessages.count({ outcome: 'sent' })
      } else busMessages.count({ outcome: 'lost' })
      return true
    },
    listen: (subject, hear) => ears.add(subject, hear),
    async close() {
      closing.abort()
      await connection?.close()
    },
  }
}

function isPublished(connection: NatsConnection, subject: string, message: string): boolean {
  try {
    connection.publish(subject, message)
    return true
  } catch {
    return false
  }
}

async function watch(connection: NatsConnection, reachability: Reachability): Promise<void> {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') reachability.lost('the connection was lost')
    else if (status.type === 'reconnect') reachability.reached()
  }
}

function optionsOf(url: string): ConnectionOptions {
  const { protocol, hostname, port, username, password } = new URL(url)
  return {
    name: 'hanpan',
    servers: `${hostname}:${port || DEFAULT_PORT}`,
    ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' && { tls: {} }),
    noEcho: true,
    timeout: CONNECT_MS,
    maxReconnectAttempts: -1,
    reconnectTimeWait: SECOND_MS,
    pingInterval: PING_MS,
    maxPingOut: MOST_PINGS_OUT,
  }
}
