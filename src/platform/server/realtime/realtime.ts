import type { Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { AccessTokens } from '#platform/server/auth/accessToken.ts'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { admittance } from '#platform/server/realtime/admission.ts'
import type { Broadcast } from '#platform/server/realtime/broadcast.ts'
import { channelProtocol, closeFlood } from '#platform/server/realtime/channelProtocol.ts'
import type { ChannelRule } from '#platform/server/realtime/channelRule.ts'
import { CLOSE, Connection, type Origins } from '#platform/server/realtime/connection.ts'
import { Connections } from '#platform/server/realtime/connections.ts'
import { publisher } from '#platform/server/realtime/publisher.ts'
import { PACE, type Pace, startRounds } from '#platform/server/realtime/rounds.ts'
import { signsOfLife } from '#platform/server/realtime/signsOfLife.ts'
import { takeUpgrades } from '#platform/server/realtime/upgrade.ts'

const MOST_FRAME_BYTES = 64 * 1024
/** Sockets of one address that have not yet shown a good token. */
const MOST_UNAUTHENTICATED = 100
const FAREWELL_MS = 2 * SECOND_MS
const POLL_MS = 20

/** `realtime/v1`: private channels in which the server speaks and clients listen, on Supabase's wire. Knows no feature. */
export interface Realtime {
  /** After the commit only. To this node's sockets at once, to other nodes with the next batch. Never waits, never throws. */
  publish(...broadcasts: readonly Broadcast[]): void
  /** Takes over the server's requests to become a socket at `/realtime/v1/websocket`. */
  attach(http: Server, channels: readonly ChannelRule[]): void
  /** Tells every socket that the server restarts (1012), and takes no new ones. */
  close(): Promise<void>
}

export interface RealtimeParts {
  database: Database
  tokens: AccessTokens
  log: Log
  siteUrl: () => string
  /** The client's address, from its peer and `X-Forwarded-For`; see `clientAddresses`. */
  addressOf: (peer: string, forwardedFor: string | undefined) => string
  /** Whether sockets that have shown no token are counted by address: not in load tests. */
  limitsRates: boolean
  pace?: Pace
}

export function openRealtime(parts: RealtimeParts): Realtime {
  const { database, log, pace = PACE } = parts
  const connections = new Connections()
  const onFailure = (error: unknown) => log.warn({ cause: String(error) }, 'realtime could not ask the database')
  const signs = signsOfLife(onFailure)
  let channels: readonly ChannelRule[] = []
  let isClosing = false
  const heard = (connection: Connection) => {
    connection.heardAt = Date.now()
    signs.note(connection)
  }
  const receive = channelProtocol({ connections, admit: admittance(parts, () => channels), heard, onFailure })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MOST_FRAME_BYTES, clientTracking: false })
  const rounds = startRounds({ database, connections, signs, pace, onFailure })
  const deliver = (broadcast: Broadcast) => connections.deliver(broadcast)
  return {
    publish: publisher({ deliver, notifications: database.notifications, log }),
    attach(http, rules) {
      channels = rules
      takeUpgrades(http, {
        ...parts,
        hasRoomFor: (group) => !parts.limitsRates || connections.unauthenticatedFrom(group) < MOST_UNAUTHENTICATED,
        isClosing: () => isClosing,
        upgrade: (request, stream, head, from) =>
          sockets.handleUpgrade(request, stream, head, (socket) =>
            serve(socket, from, { connections, heard, receive }),
          ),
      })
    },
    async close() {
      isClosing = true
      rounds.stop()
      await dismissed(connections, FAREWELL_MS)
    },
  }
}

/** Every frame counts against the socket's allowance, and is a sign of life. */
function serve(
  socket: WebSocket,
  from: Origins,
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
  const connection = new Connection(socket, from, Date.now())
  const isAllowed = () => {
    if (!connection.isOpen) return false
    const isWithin = connection.allowance.take(1, Date.now())
    if (isWithin) heard(connection)
    else closeFlood(connection)
    return isWithin
  }
  connections.add(connection)
  socket.on('message', (data, isBinary) => {
    if (isAllowed()) receive(connection, data as Buffer, isBinary)
  })
  socket.on('ping', isAllowed)
  socket.on('pong', isAllowed)
  // A frame that is too long or no frame at all: the socket is closing (1009, 1002, 1007) when this is told.
  socket.on('error', () => {})
  socket.on('close', () => connections.remove(connection))
}

async function dismissed(connections: Connections, patience: Milliseconds): Promise<void> {
  const deadline = Date.now() + patience
  for (const connection of connections.all) connection.close(CLOSE.restart, 'The server restarts')
  while (connections.all.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  for (const connection of connections.all) connection.cut()
}
