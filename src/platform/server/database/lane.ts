import type { Milliseconds } from '#kit/time.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** Of the pool's thirty connections: four lanes that are stuck leave some for all others. */
const MOST_AT_ONCE = 6
const PATIENCE_MS = 1_500

/**
 * The database as one kind of work sees it. So many of its transactions run at once, and the next wait their turn: when a table is
 * locked or slow, the work that needs it does not take every connection from the rest. The embedded database has one connection,
 * for which everybody takes turns anyway.
 */
export function openLane(
  database: Database,
  { mostAtOnce = MOST_AT_ONCE, patienceMs = PATIENCE_MS }: { mostAtOnce?: number; patienceMs?: Milliseconds } = {},
): Database {
  if (database.engine === 'pglite') return database
  const turns = new Turns(mostAtOnce, patienceMs)
  return {
    ...database,
    async tx(claims, work) {
      await turns.take()
      try {
        return await database.tx(claims, work)
      } finally {
        turns.giveBack()
      }
    },
  }
}

/** So many turns at once, first come, first served. */
class Turns {
  readonly #waiting = new Set<() => void>()
  readonly #patienceMs: Milliseconds
  #free: number

  constructor(count: number, patienceMs: Milliseconds) {
    this.#free = count
    this.#patienceMs = patienceMs
  }

  /** @throws Problem 503 `database_busy` when none comes in time */
  async take(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const impatience = setTimeout(() => {
      this.#waiting.delete(begin)
      reject(new Problem(503, 'database_busy', 'The database is busy. Please try again.'))
    }, this.#patienceMs)
    const begin = () => {
      clearTimeout(impatience)
      resolve()
    }
    this.#waiting.add(begin)
    return promise
  }

  /** The first that waits takes it over. */
  giveBack(): void {
    const [next] = this.#waiting
    if (!next) {
      this.#free += 1
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
