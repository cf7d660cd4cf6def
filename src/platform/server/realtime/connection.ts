import type { WebSocket } from 'ws'
import type { EpochMs } from '#kit/time.ts'
import { Allowance, FLOOD_RATE } from '#platform/server/http/allowance.ts'
import type { Admission } from '#platform/server/realtime/admission.ts'
import { type Frame, type WireVersion, writeFrame } from '#platform/server/realtime/frame.ts'
import { subTopic } from '#platform/server/realtime/topic.ts'

/** A socket with more unread bytes than this is disconnected. */
const MOST_UNREAD_BYTES = 1024 * 1024

/** WebSocket close codes. */
export const CLOSE = { notUnderstood: 1003, notAllowed: 1008, restart: 1012 } as const

/** What the server knows about a client when its socket opens. */
export interface ClientInfo {
  version: WireVersion
  /** Sockets that have not sent a valid token share one limit per address group; see `addressGroup`. */
  addressGroup: string
}

/** A socket's membership in a channel. It has no admission while the join is pending. */
export interface Membership {
  joinRef: string | null
  admission?: Admission
}

/** One socket and its channels. */
export class Connection {
  readonly version: WireVersion
  readonly addressGroup: string
  readonly #allowance = new Allowance()
  /** By topic, with the wire's prefix: `realtime:match:5f1c…`. */
  readonly memberships = new Map<string, Membership>()
  /** The user of the last valid token. */
  userId: string | undefined
  heardAt: EpochMs
  pingedAt: EpochMs
  /** When closing began. The socket may stay open for a moment. */
  closedAt: EpochMs | undefined
  readonly #socket: WebSocket

  constructor(socket: WebSocket, client: ClientInfo, now: EpochMs) {
    this.#socket = socket
    this.version = client.version
    this.addressGroup = client.addressGroup
    this.heardAt = now
    this.pingedAt = now
  }

  /** Counts a frame that costs as much as `cost` ordinary ones; false if the client sends too many. */
  allow(cost: number, now: EpochMs): boolean {
    return this.#allowance.take(FLOOD_RATE, cost, now) === 0
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  send(data: Buffer): void {
    if (this.#socket.bufferedAmount > MOST_UNREAD_BYTES) this.cut()
    else if (this.isOpen) this.#socket.send(data, { binary: false })
  }

  push(frame: Frame): void {
    this.send(writeFrame(this.version, frame))
  }

  reply({ joinRef, ref, topic }: Frame, status: 'ok' | 'error', response: Record<string, unknown>): void {
    this.push({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } })
  }

  /** Sends the reason, then closes the channel for this socket. */
  expel(topic: string, { joinRef }: Membership, message: string): void {
    const payload = { extension: 'system', status: 'error', message, channel: subTopic(topic) }
    this.push({ joinRef, ref: null, topic, event: 'system', payload })
    this.push({ joinRef, ref: null, topic, event: 'phx_close', payload: {} })
  }

  ping(now: EpochMs): void {
    this.pingedAt = now
    if (this.isOpen) this.#socket.ping()
  }

  close(code: number, reason: string): void {
    this.closedAt ??= Date.now()
    this.#socket.close(code, reason)
  }

  /** Disconnects at once, for a client that does not respond. */
  cut(): void {
    this.#socket.terminate()
  }
}
