import { gauge } from '#platform/server/meters/meter.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import { CLOSE, type Connection } from '#platform/server/realtime/connection.ts'
import { type WireVersion, writeFrame } from '#platform/server/realtime/frame.ts'
import { wireTopic } from '#platform/server/realtime/topic.ts'

const MOST_PER_USER = 10

const sockets = gauge({ name: 'hanpan_sockets', help: 'Open sockets', labels: {} })

/** All open sockets of this node, by topic and by user. */
export class Connections {
  readonly #open = new Set<Connection>()
  readonly #byTopic = new Map<string, Set<Connection>>()
  readonly #byUser = new Map<string, Set<Connection>>()
  /** Sockets that have not sent a valid token yet, by IP address group. */
  readonly #unauthenticated = new Map<string, Set<Connection>>()

  get all(): ReadonlySet<Connection> {
    return this.#open
  }

  unauthenticatedFrom(addressGroup: string): number {
    return this.#unauthenticated.get(addressGroup)?.size ?? 0
  }

  add(connection: Connection): void {
    this.#open.add(connection)
    sockets.add({}, 1)
    include(this.#unauthenticated, connection.addressGroup, connection)
  }

  remove(connection: Connection): void {
    if (this.#open.delete(connection)) sockets.add({}, -1)
    exclude(this.#unauthenticated, connection.addressGroup, connection)
    if (connection.userId !== undefined) exclude(this.#byUser, connection.userId, connection)
    for (const topic of connection.memberships.keys()) this.leave(topic, connection)
  }

  /** Assigns the socket to a user. If the user has too many sockets, closes the oldest. */
  assignUser(connection: Connection, userId: string): void {
    if (connection.userId === userId) return
    exclude(this.#unauthenticated, connection.addressGroup, connection)
    if (connection.userId !== undefined) exclude(this.#byUser, connection.userId, connection)
    connection.userId = userId
    const [oldest, ...others] = include(this.#byUser, userId, connection)
    if (oldest === undefined || others.length < MOST_PER_USER) return
    exclude(this.#byUser, userId, oldest)
    oldest.close(CLOSE.notAllowed, 'Too many connections of one user')
  }

  join(topic: string, connection: Connection): void {
    include(this.#byTopic, topic, connection)
  }

  /** Removes the socket from the channel. A pending admission no longer counts. */
  leave(topic: string, connection: Connection): void {
    exclude(this.#byTopic, topic, connection)
    connection.memberships.delete(topic)
  }

  /** Whether any socket is in the channel. */
  has(topic: string): boolean {
    return this.#byTopic.has(wireTopic(topic))
  }

  deliver({ topic, event, payload }: Broadcast): void {
    const members = this.#byTopic.get(wireTopic(topic))
    if (!members) return
    const written = new Map<WireVersion, Buffer>()
    for (const member of members) {
      const data = written.get(member.version) ?? writeFrame(member.version, broadcastFrame(topic, event, payload))
      written.set(member.version, data)
      member.send(data)
    }
  }
}

function broadcastFrame(topic: string, event: string, payload: Record<string, unknown>) {
  const body = { type: 'broadcast', event, payload }
  return { joinRef: null, ref: null, topic: wireTopic(topic), event: 'broadcast', payload: body }
}

type Grouped = Map<string, Set<Connection>>

function include(groups: Grouped, key: string, connection: Connection): Set<Connection> {
  const group = groups.get(key) ?? new Set()
  groups.set(key, group.add(connection))
  return group
}

function exclude(groups: Grouped, key: string, connection: Connection): void {
  const group = groups.get(key)
  group?.delete(connection)
  if (group?.size === 0) groups.delete(key)
}
