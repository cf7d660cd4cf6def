import { LRUCache } from 'lru-cache'
import { type Milliseconds, SECOND_MS } from '#kit/time.ts'
import { liveSessions } from '#platform/server/auth/session.ts'
import type { Database } from '#platform/server/database/database.ts'

/** How long an access token may still work after its session has ended. */
const KEPT_MS: Milliseconds = 2 * SECOND_MS
/** About 200 bytes each. */
const MOST_KEPT = 20_000

/** Whether a session is still live, according to the database at most two seconds ago. */
export type IsLiveSession = (sessionId: string) => Promise<boolean>

interface Question {
  ids: Set<string>
  alive: Promise<Set<string>>
}

/** Requests that arrive while a query is running share the next one, so that there are few queries under load. */
export function sessionLookup(database: Database): IsLiveSession {
  const kept = new LRUCache<string, Promise<boolean>>({ max: MOST_KEPT, ttl: KEPT_MS })
  let underWay: Promise<unknown> = Promise.resolve()
  let next: Question | undefined

  const nextQuestion = (): Question => {
    const ids = new Set<string>()
    const alive = underWay.then(() => {
      next = undefined
      return liveSessions(database, [...ids])
    })
    underWay = alive.catch(() => {})
    return { ids, alive }
  }

  return (sessionId) => {
    const known = kept.get(sessionId)
    if (known) return known
    next ??= nextQuestion()
    next.ids.add(sessionId)
    const isLive = next.alive.then((alive) => alive.has(sessionId))
    kept.set(sessionId, isLive)
    isLive.catch(() => kept.delete(sessionId))
    return isLive
  }
}
