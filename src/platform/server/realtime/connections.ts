import { gauge } from '#platform/server/meters/meter.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import { CLOSE, type Connection } from '#platform/server/realtime/connection.ts'
import { type WireVersion, writeFrame } from '#platform/server/realtime/frame.ts'
import { wireTopic } from '#platform/server/realtime/topic.ts'

const MOST_PER_USER = 10

const sockets = gauge({ name: 'hanpan_sockets', help: 'Open sockets', labels: {} })

/** Called when a first socket joins; returns what to call when the last one has left. */
export type Opened = (key: string) => () => void

/** All open sockets of this node, by topic and by user. */
export class Connections {
  readonly #open = new Set<Connection>()
  readonly #byTopic: Groups
  readonly #byUser: Groups
  /** Sockets that have not sent a valid token yet, by IP address group. */
  readonly #unauthenticated = new Groups()

  constructor({ topicOpened, userOpened }: { topicOpened?: Opened; userOpened?: Opened } = {}) {
    this.#byTopic = new Groups(topicOpened)
    this.#byUser = new Groups(userOpened)
  }

  get all(): ReadonlySet<Connection> {
    return this.#open
  }

  unauthenticatedFrom(addressGroup: string): number {
    return this.#unauthenticated.of(addressGroup).size
  }

  add(connection: Connection): void {
    this.#open.add(connection)
    sockets.add({}, 1)
    this.#unauthenticated.include(connection.addressGroup, connection)
  }

  remove(connection: Connection): void {
    if (this.#open.delete(connection)) sockets.add({}, -1)
    this.#unauthenticated.exclude(connection.addressGroup, connection)
    if (connection.userId !== undefined) this.#byUser.exclude(connection.userId, connection)
    for (const topic of connection.memberships.keys()) this.leave(topic, connection)
  }

  /** Assigns the socket to a user. If the user has too many sockets, closes the oldest. */
  assignUser(connection: Connection, userId: string): void {
    if (connection.userId === userId) return
    this.#unauthenticated.exclude(connection.addressGroup, connection)
    if (connection.userId !== undefined) this.#byUser.exclude(connection.userId, connection)
    connection.userId = userId
    const [oldest, ...others] = this.#byUser.include(userId, connection)
    if (oldest === undefined || others.length < MOST_PER_USER) return
    this.#byUser.exclude(userId, oldest)
    oldest.close(CLOSE.notAllowed, 'Too many connections of one user')
  }

  join(topic: string, connection: Connection): void {
    this.#byTopic.include(topic, connection)
  }

  /** Removes the socket from the channel. A pending admission no longer counts. */
  leave(topic: string, connection: Connection): void {
    this.#byTopic.exclude(topic, connection)
    connection.memberships.delete(topic)
  }

  /** Whether any socket is in the channel. */
  has(topic: string): boolean {
    return this.#byTopic.of(wireTopic(topic)).size > 0
  }

  ofUser(userId: string): ReadonlySet<Connection> {
    return this.#byUser.of(userId)
  }

  deliver({ topic, event, payload }: Broadcast): void {
    const members = this.#byTopic.of(wireTopic(topic))
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

class Groups {
  readonly #groups = new Map<string, { members: Set<Connection>; emptied: () => void }>()
  readonly #opened: Opened

  constructor(opened: Opened = () => () => {}) {
    this.#opened = opened
  }

  of(key: string): ReadonlySet<Connection> {
    return this.#groups.get(key)?.members ?? NONE
  }

  include(key: string, connection: Connection): ReadonlySet<Connection> {
    const group = this.#groups.get(key) ?? { members: new Set(), emptied: this.#opened(key) }
    this.#groups.set(key, group)
    return group.members.add(connection)
  }

  exclude(key: string, connection: Connection): void {
    const group = this.#groups.get(key)
    group?.members.delete(connection)
    if (group?.members.size !== 0) return
    this.#groups.delete(key)
    group.emptied()
  }
}

const NONE: ReadonlySet<Connection> = new Set()
