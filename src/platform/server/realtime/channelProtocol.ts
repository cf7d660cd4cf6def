import { z } from 'zod'
import { refused } from '#kit/verdict.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Admit } from '#platform/server/realtime/admission.ts'
import { CLOSE, type Connection, type Membership } from '#platform/server/realtime/connection.ts'
import type { Connections } from '#platform/server/realtime/connections.ts'
import { type Frame, parseFrame } from '#platform/server/realtime/frame.ts'
import { subTopic } from '#platform/server/realtime/topic.ts'

const MOST_CHANNELS = 20
/** These events query the database. A client that sends only them may send twenty a second. */
const EXPENSIVE_EVENTS = ['phx_join', 'access_token']
const EXTRA_COST = 4

const tokenPayload = z.object({ access_token: z.string() })
const joinPayload = z.object({ config: z.object({ private: z.literal(true) }), access_token: z.string().optional() })

export interface ProtocolParts {
  connections: Connections
  admit: Admit
  /** Called for every frame from the client. */
  heard(connection: Connection): void
  /** Called if the database cannot be queried for an admission. */
  onFailure(error: unknown): void
}

/** Handles a socket's messages: Supabase's version of Phoenix's channel protocol, with listen-only channels. */
export function channelProtocol(
  parts: ProtocolParts,
): (connection: Connection, data: Buffer, isBinary: boolean) => void {
  return (connection, data, isBinary) => {
    const frame = parseFrame(connection.version, data, isBinary)
    if (!frame) return connection.close(CLOSE.notUnderstood, 'Not a message of this protocol')
    const isExpensive = EXPENSIVE_EVENTS.includes(frame.event)
    if (isExpensive && !connection.allow(EXTRA_COST, Date.now())) return closeFlood(connection)
    answer(parts, connection, frame)
  }
}

export function closeFlood(connection: Connection): void {
  connection.close(CLOSE.notAllowed, 'Too many messages')
}

function answer(parts: ProtocolParts, connection: Connection, frame: Frame): void {
  if (frame.event === 'heartbeat') connection.reply(frame, 'ok', {})
  else if (frame.event === 'phx_join') void join(parts, connection, frame)
  else if (frame.event === 'access_token') void renew(parts, connection, frame)
  else if (frame.event === 'phx_leave') leave(parts, connection, frame)
  else {
    const reason = `Unauthorized: You do not have permissions to write to this Channel topic: ${subTopic(frame.topic)}`
    connection.reply(frame, 'error', { reason })
  }
}

async function join({ connections, admit, heard, onFailure }: ProtocolParts, connection: Connection, frame: Frame) {
  const { topic, joinRef, ref, payload } = frame
  connections.leave(topic, connection)
  const refuse = (reason: string) => connection.reply(frame, 'error', { reason })
  const asked = joinPayload.safeParse(payload)
  if (!asked.success) return refuse('PrivateOnly: This project only allows private channels')
  if (connection.memberships.size >= MOST_CHANNELS) return refuse('ChannelRateLimitReached: Too many channels')
  const membership: Membership = { joinRef: joinRef ?? ref }
  connection.memberships.set(topic, membership)
  const verdict = await admit(topic, asked.data.access_token, connection.addressGroup).catch((error: unknown) => {
    if (isTooOften(error)) return refused('ChannelRateLimitReached: Too many joins')
    onFailure(error)
    return refused('UnableToConnectToProject: Realtime was unable to connect to the project database')
  })
  // The channel has been left or rejoined in the meantime, or the socket is closed.
  if (connection.memberships.get(topic) !== membership) return
  if (!verdict.ok) {
    connections.leave(topic, connection)
    return refuse(verdict.refusal)
  }
  membership.admission = verdict.value
  connections.join(topic, connection)
  connections.assignUser(connection, verdict.value.claims.sub)
  connection.reply(frame, 'ok', { postgres_changes: [] })
  heard(connection)
}

/**
 * Handles a new token for a channel. A token that gives no admission ends the membership. As with Supabase, a missing token has no
 * effect: then, and if the client asks too often or the database cannot be queried, the old token stays valid until it expires.
 */
async function renew({ connections, admit, onFailure }: ProtocolParts, connection: Connection, frame: Frame) {
  const { topic } = frame
  const brought = tokenPayload.safeParse(frame.payload)
  const before = connection.memberships.get(topic)
  if (!before?.admission || !brought.success) return
  const membership = { ...before }
  connection.memberships.set(topic, membership)
  try {
    const verdict = await admit(topic, brought.data.access_token, connection.addressGroup)
    // Another token has arrived in the meantime, or the channel has been left.
    if (connection.memberships.get(topic) !== membership) return
    if (verdict.ok) {
      membership.admission = verdict.value
      return connections.assignUser(connection, verdict.value.claims.sub)
    }
    connections.leave(topic, connection)
    connection.expel(topic, membership, verdict.refusal)
  } catch (error) {
    if (!isTooOften(error)) onFailure(error)
  }
}

function isTooOften(error: unknown): boolean {
  return error instanceof Problem && error.status === 429
}

function leave({ connections }: ProtocolParts, connection: Connection, frame: Frame): void {
  const membership = connection.memberships.get(frame.topic)
  connections.leave(frame.topic, connection)
  connection.reply(frame, 'ok', {})
  connection.push({
    joinRef: membership?.joinRef ?? frame.joinRef,
    ref: null,
    topic: frame.topic,
    event: 'phx_close',
    payload: {},
  })
}
