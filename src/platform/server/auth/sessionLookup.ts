import { LRUCache } from 'lru-cache'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { liveSessions } from '#platform/server/auth/session.ts'
import type { Database } from '#platform/server/database/database.ts'

/** How long an answer is cached, and so how long an access token may still work after its session has ended. */
const CACHE_MS: Milliseconds = 2 * SECOND_MS
/** About 200 bytes each. */
const MOST_CACHED = 20_000

/** Whether a session is still live, according to the database at most two seconds ago. */
export type IsLiveSession = (sessionId: string) => Promise<boolean>

/** Sessions that are looked up in one query. */
interface Batch {
  ids: Set<string>
  alive: Promise<Set<string>>
}

/** Requests that arrive while a query is running share the next one, so that there are few queries under load. */
export function sessionLookup(database: Database): IsLiveSession {
  const cache = new LRUCache<string, Promise<boolean>>({ max: MOST_CACHED, ttl: CACHE_MS })
  let running: Promise<unknown> = Promise.resolve()
  let next: Batch | undefined

  const nextBatch = (): Batch => {
    const ids = new Set<string>()
    const alive = running.then(() => {
      next = undefined
      return liveSessions(database, [...ids])
    })
    running = alive.catch(() => {})
    return { ids, alive }
  }

  return (sessionId) => {
    const cached = cache.get(sessionId)
    if (cached) return cached
    next ??= nextBatch()
    next.ids.add(sessionId)
    const isLive = next.alive.then((alive) => alive.has(sessionId))
    cache.set(sessionId, isLive)
    isLive.catch(() => cache.delete(sessionId))
    return isLive
  }
}
