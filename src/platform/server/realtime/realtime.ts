import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Milliseconds } from '#kit/time.ts'
import type { AccessTokens } from '#platform/server/auth/accessToken.ts'
import type { SessionLookup } from '#platform/server/auth/sessionLookup.ts'
import type { Bus } from '#platform/server/bus/bus.ts'
import { floodGuard } from '#platform/server/http/floodGuard.ts'
import type { Log } from '#platform/server/log.ts'
import { admittance } from '#platform/server/realtime/admission.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import { channelProtocol, closeFlood } from '#platform/server/realtime/channelProtocol.ts'
import type { ChannelRule, SignOfLife } from '#platform/server/realtime/channelRule.ts'
import { CLOSE, type ClientInfo, Connection } from '#platform/server/realtime/connection.ts'
import { Connections } from '#platform/server/realtime/connections.ts'
import { channelSubject, foreignBroadcast, publisher } from '#platform/server/realtime/publisher.ts'
import { signsOfLife } from '#platform/server/realtime/signsOfLife.ts'
import { parseTopic, subTopic, wireTopic } from '#platform/server/realtime/topic.ts'
import { takeUpgrades } from '#platform/server/realtime/upgrade.ts'
import { closeEnded, PACE, type Pace, startUpkeep } from '#platform/server/realtime/upkeep.ts'

const MOST_FRAME_BYTES = 64 * 1024
/** The most sockets of one IPv4 address or IPv6 /64 network that have not sent a valid token yet. */
const MOST_UNAUTHENTICATED = 100
const POLL_MS = 20

/** `realtime/v1`: private channels to which the server broadcasts, with Supabase's wire protocol. Independent of any feature. */
export interface Realtime {
  /** Call it only after the commit. Sends to this node's sockets at once, and to other nodes with the next batch. Never waits or throws. */
  publish(...broadcasts: readonly Broadcast[]): void
  /** Whether a socket of this node is in the channel. */
  hasSocketIn(topic: string): boolean
  /** Closes the user's sockets on all nodes whose sessions have ended. Call it after the commit that ended one. Never waits or throws. */
  closeEnded(userId: string): void
  /** Records that a user was heard from by a request, as if by a socket in the channel of this kind and id. */
  noteSign(channel: string, sign: SignOfLife): void
  /** Handles the server's WebSocket upgrades at `/realtime/v1/websocket`. */
  attach(http: Server, channels: readonly ChannelRule[]): void
  /** Closes every socket with code 1012, “The server is restarting”, and accepts no new ones. */
  close(): Promise<void>
}

export interface RealtimeParts {
  bus: Bus
  tokens: AccessTokens
  sessions: SessionLookup
  log: Log
  siteUrl: () => string
  /** Finds the client's IP address from the peer and `X-Forwarded-For`; see `clientAddresses`. */
  addressOf: (peer: string, forwardedFor: string | undefined) => string
  /** Whether one address or network may hold only so many sockets without a token, and join only so often. Off in load tests. */
  limitsRates: boolean
  pace?: Pace
}

export function openRealtime(parts: RealtimeParts): Realtime {
  const { bus, log, pace = PACE } = parts
  const onFailure = (error: unknown) => log.warn({ cause: String(error) }, 'realtime could not ask the database')
  const connections = new Connections({
    topicOpened: (wire) => hearBroadcasts(subTopic(wire)),
    userOpened: (userId) => bus.listen(`sessions.${userId}`, () => closeEndedHere(userId)),
  })
  const signs = signsOfLife(onFailure)
  let channels: readonly ChannelRule[] = []
  let isClosing = false
  const heard = (connection: Connection) => {
    connection.heardAt = Date.now()
    signs.note(connection)
  }
  const guardFlood = floodGuard(parts.limitsRates)
  const admit = admittance({ ...parts, guardFlood }, () => channels)
  const receive = channelProtocol({ connections, admit, heard, onFailure })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES, clientTracking: false })
  const upkeep = startUpkeep({ ...parts, connections, signs, pace, onFailure })
  const deliver = (broadcast: Broadcast) => connections.deliver(broadcast)
  const closeEndedHere = (userId: string) => void closeEnded({ ...parts, onFailure }, connections.ofUser(userId))
  const hearBroadcasts = (topic: string) =>
    bus.listen(channelSubject(topic), (text) => {
      const broadcast = foreignBroadcast(topic, text, log)
      if (broadcast) deliverForeign(broadcast)
    })
  const deliverForeign = (broadcast: Broadcast) => {
    const { name, id = '' } = parseTopic(wireTopic(broadcast.topic)) ?? {}
    const rule = channels.find((known) => known.name === name)
    if (!rule?.beforeForeign) return deliver(broadcast)
    void rule
      .beforeForeign(id, broadcast.event)
      .catch(onFailure)
      .then(() => deliver(broadcast))
  }
  return {
    publish: publisher({ deliver, bus, log }),
    hasSocketIn: (topic) => connections.has(topic),
    closeEnded(userId) {
      closeEndedHere(userId)
      bus.send(`sessions.${userId}`, '')
    },
    noteSign(channel, sign) {
      const rule = channels.find(({ name }) => name === channel)
      if (rule) signs.noteFor(rule, sign)
    },
    attach(http, rules) {
      channels = rules
      takeUpgrades(http, {
        ...parts,
        hasRoomFor: (group) => !parts.limitsRates || connections.unauthenticatedFrom(group) < MOST_UNAUTHENTICATED,
        isClosing: () => isClosing,
        upgrade: (request, stream, head, client) =>
          sockets.handleUpgrade(request, stream, head, (socket) =>
            serve(socket, client, { connections, heard, receive }),
          ),
      })
    },
    async close() {
      isClosing = true
      upkeep.stop()
      await closeAll(connections, pace.farewellMs)
    },
  }
}

/** Every frame counts against the socket's allowance, and shows that the client is alive. */
function serve(
  socket: WebSocket,
  client: ClientInfo,
  {
    connections,
    heard,
    receive,
  }: {
    connections: Connections
    heard(connection: Connection): void
    receive(connection: Connection, data: Buffer, isBinary: boolean): void
  },
): void {
  const connection = new Connection(socket, client, Date.now())
  const admitFrame = () => {
    if (!connection.isOpen) return false
    const isWithin = connection.allow(1, Date.now())
    if (isWithin) heard(connection)
    else closeFlood(connection)
    return isWithin
  }
  connections.add(connection)
  socket.on('message', (data, isBinary) => {
    if (admitFrame()) receive(connection, data as Buffer, isBinary)
  })
  socket.on('ping', admitFrame)
  socket.on('pong', admitFrame)
  // The frame was too long or invalid: the socket is already closing (1009, 1002, 1007).
  socket.on('error', () => {})
  socket.on('close', () => connections.remove(connection))
}

async function closeAll(connections: Connections, patience: Milliseconds): Promise<void> {
  const deadline = Date.now() + patience
  for (const connection of connections.all) connection.close(CLOSE.restart, 'The server is restarting')
  while (connections.all.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  for (const connection of connections.all) connection.cut()
}
