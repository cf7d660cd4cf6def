import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import type { SessionLookup } from '#platform/server/auth/sessionLookup.ts'
import { CLOSE, type Connection } from '#platform/server/realtime/connection.ts'
import type { Connections } from '#platform/server/realtime/connections.ts'
import type { SignsOfLife } from '#platform/server/realtime/signsOfLife.ts'

/** The intervals of the periodic work on all sockets. Tests shorten them. */
export interface Pace {
  /** How often to check all sockets: for due pings, silence and expired tokens. */
  checkMs: Milliseconds
  /** A socket that was silent for this long is disconnected. */
  silentMs: Milliseconds
  pingMs: Milliseconds
  /** How often to ping sockets in a channel whose rule wants signs of life. */
  watchedPingMs: Milliseconds
  /**
   * How often to query for ended sessions. Their sockets must close within five seconds. More often than `sessionLookup` forgets, so
   * that the requests of users with a socket need no query.
   */
  sessionsMs: Milliseconds
  tellSignsMs: Milliseconds
  /** Time from closing a socket to disconnecting it. */
  farewellMs: Milliseconds
}

export const PACE: Pace = {
  checkMs: 250,
  silentMs: 60 * SECOND_MS,
  pingMs: 25 * SECOND_MS,
  watchedPingMs: 2 * SECOND_MS,
  sessionsMs: 1.5 * SECOND_MS,
  tellSignsMs: SECOND_MS,
  farewellMs: 2 * SECOND_MS,
}

interface UpkeepParts {
  sessions: SessionLookup
  connections: Connections
  signs: SignsOfLife
  pace: Pace
  onFailure(error: unknown): void
}

/** Starts the periodic work on all sockets: three timers, however many sockets there are. */
export function startUpkeep(parts: UpkeepParts): { stop(): void } {
  const { connections, signs, pace } = parts
  const checking = setInterval(() => checkAll(connections, pace, Date.now()), pace.checkMs)
  const telling = setInterval(() => void signs.tell(), pace.tellSignsMs)
  let stopped = false
  let asking: NodeJS.Timeout
  const ask = async () => {
    await closeEnded(parts, parts.connections.all)
    if (!stopped) asking = setTimeout(ask, pace.sessionsMs)
  }
  asking = setTimeout(ask, pace.sessionsMs)
  return {
    stop() {
      stopped = true
      clearInterval(checking)
      clearInterval(telling)
      clearTimeout(asking)
    },
  }
}

function checkAll(connections: Connections, pace: Pace, now: EpochMs): void {
  for (const connection of connections.all) {
    const isSilent = now - connection.heardAt > pace.silentMs
    const isOverdue = connection.closedAt !== undefined && now - connection.closedAt > pace.farewellMs
    if (isSilent || isOverdue) connection.cut()
    else checkConnection(connections, connection, pace, now)
  }
}

function checkConnection(connections: Connections, connection: Connection, pace: Pace, now: EpochMs): void {
  let isWatched = false
  for (const [topic, membership] of connection.memberships) {
    const { admission } = membership
    if (admission && admission.claims.exp * SECOND_MS <= now) {
      connections.leave(topic, connection)
      connection.expel(topic, membership, 'InvalidJWTToken: The token has expired')
    } else if (admission?.rule.heardFrom) isWatched = true
  }
  if (now - connection.pingedAt >= (isWatched ? pace.watchedPingMs : pace.pingMs)) connection.ping(now)
}

/**
 * Closes the sockets whose sessions have ended, with one query. While the database cannot be reached, no socket is closed: tokens expire
 * anyway.
 */
export async function closeEnded(
  { sessions, onFailure }: Pick<UpkeepParts, 'sessions' | 'onFailure'>,
  connections: Iterable<Connection>,
): Promise<void> {
  const asked = [...connections]
  const ids = new Set(asked.flatMap(sessionsOf))
  if (ids.size === 0) return
  try {
    const alive = await sessions.liveAmong([...ids])
    for (const connection of asked) {
      const hasEnded = sessionsOf(connection).some((id) => ids.has(id) && !alive.has(id))
      if (hasEnded) connection.close(CLOSE.notAllowed, 'The session has ended')
    }
  } catch (error) {
    onFailure(error)
  }
}

function sessionsOf(connection: Connection): string[] {
  const sessions = [...connection.memberships.values()].map(({ admission }) => admission?.claims.session_id)
  return sessions.filter((id) => id !== undefined)
}
