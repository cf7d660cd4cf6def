import { type EpochMs, type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { liveSessions } from '#platform/server/auth/session.ts'
import type { Database } from '#platform/server/database/database.ts'
import { CLOSE, type Connection } from '#platform/server/realtime/connection.ts'
import type { Connections } from '#platform/server/realtime/connections.ts'
import type { SignsOfLife } from '#platform/server/realtime/signsOfLife.ts'

/** How often what is done to all sockets is done; tests hurry. */
export interface Pace {
  /** A round over all sockets: who is due for a ping, silent, past the end of a token. */
  roundMs: Milliseconds
  /** A socket of which nothing was heard for so long is gone. */
  silentMs: Milliseconds
  pingMs: Milliseconds
  /** Pings to sockets in a channel that wants signs of life. */
  watchedPingMs: Milliseconds
  /** Asking which sessions have ended: their sockets have to close within five seconds. */
  sessionsMs: Milliseconds
  tellSignsMs: Milliseconds
  /** From saying that a socket is closed to cutting it off. */
  farewellMs: Milliseconds
}

export const PACE: Pace = {
  roundMs: 250,
  silentMs: 60 * SECOND_MS,
  pingMs: 25 * SECOND_MS,
  watchedPingMs: 2 * SECOND_MS,
  sessionsMs: 2.5 * SECOND_MS,
  tellSignsMs: SECOND_MS,
  farewellMs: 2 * SECOND_MS,
}

interface RoundParts {
  database: Database
  connections: Connections
  signs: SignsOfLife
  pace: Pace
  onFailure(error: unknown): void
}

/** What is done to all sockets now and then: three timers, however many sockets there are. */
export function startRounds(parts: RoundParts): { stop(): void } {
  const { connections, signs, pace } = parts
  const looking = setInterval(() => checkAll(connections, pace, Date.now()), pace.roundMs)
  const telling = setInterval(() => void signs.tell(), pace.tellSignsMs)
  let stopped = false
  let asking: NodeJS.Timeout
  const ask = async () => {
    await closeDeadSessions(parts)
    if (!stopped) asking = setTimeout(ask, pace.sessionsMs)
  }
  asking = setTimeout(ask, pace.sessionsMs)
  return {
    stop() {
      stopped = true
      clearInterval(looking)
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
    else lookAt(connections, connection, pace, now)
  }
}

function lookAt(connections: Connections, connection: Connection, pace: Pace, now: EpochMs): void {
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

/** One question for all sockets. While the database cannot be asked, nobody is put out: tokens end on their own. */
async function closeDeadSessions({ database, connections, onFailure }: RoundParts): Promise<void> {
  const ids = new Set([...connections.all].flatMap(sessionsOf))
  if (ids.size === 0) return
  try {
    const alive = await liveSessions(database, [...ids])
    for (const connection of connections.all) {
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
