import { LRUCache } from 'lru-cache'
import { batched } from '#kit/batched.ts'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { liveSessions } from '#platform/server/auth/session.ts'
import type { Database } from '#platform/server/database/database.ts'

/** How long an answer is cached, and so how long an access token may still work, or join a channel, after its session has ended. */
const CACHE_MS: Milliseconds = 2 * SECOND_MS
/** About 200 bytes each. */
const MOST_CACHED = 20_000

/** Whether a session is still live, according to the database at most two seconds ago. */
export type IsLiveSession = (sessionId: string) => Promise<boolean>

export interface SessionLookup {
  isLive: IsLiveSession
  /** Those of the sessions that are live now. The answer is also cached, so requests of users with an open socket need no query. */
  liveAmong(sessionIds: readonly string[]): Promise<Set<string>>
}

/** Requests that arrive while a query is running share the next one, so that there are few queries under load. */
export function sessionLookup(database: Database): SessionLookup {
  const cache = new LRUCache<string, Promise<boolean>>({ max: MOST_CACHED, ttl: CACHE_MS })
  const lookUp = batched(async (ids: readonly string[]) => {
    const alive = await liveSessions(database, ids)
    return new Map(ids.map((id) => [id, alive.has(id)]))
  })
  return {
    isLive(sessionId) {
      const cached = cache.get(sessionId)
      if (cached) return cached
      const isLive = lookUp(sessionId).then((alive) => alive === true)
      cache.set(sessionId, isLive)
      isLive.catch(() => cache.delete(sessionId))
      return isLive
    },
    async liveAmong(sessionIds) {
      const start = performance.now()
      const alive = await liveSessions(database, sessionIds)
      for (const id of sessionIds) cache.set(id, Promise.resolve(alive.has(id)), { start })
      return alive
    },
  }
}
