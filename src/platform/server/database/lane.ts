import type { Milliseconds } from '#kit/time.ts'
import type { Database } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { gauge } from '#platform/server/meters/meter.ts'

/** The pool has thirty connections, so even four blocked lanes leave some for the others. */
const MOST_AT_ONCE = 6
const PATIENCE_MS = 1_500

const transactions = gauge({
  name: 'hanpan_lane_transactions',
  help: 'Transactions that wait for a turn in their lane, and those that have it',
  labels: { state: ['waiting', 'running'] },
})

interface LaneOptions {
  mostAtOnce?: number
  patienceMs?: Milliseconds
  onEmbedded?: boolean
}

/**
 * The database with a limit on simultaneous transactions, for one kind of work. Further transactions wait; a statement that commits by itself (`autocommit`) does not. If a table is
 * locked or slow, the work that needs it does not take all connections. The embedded database has one connection, for which
 * all work takes turns anyway; work that must let all other work pass has a lane there too (`onEmbedded`).
 */
export function openLane(
  database: Database,
  { mostAtOnce = MOST_AT_ONCE, patienceMs = PATIENCE_MS, onEmbedded = false }: LaneOptions = {},
): Database {
  if (database.engine === 'pglite' && !onEmbedded) return database
  const permits = new Permits(mostAtOnce, patienceMs)
  return {
    ...database,
    async tx(claims, work) {
      transactions.add({ state: 'waiting' }, 1)
      await permits.take().finally(() => transactions.add({ state: 'waiting' }, -1))
      transactions.add({ state: 'running' }, 1)
      try {
        return await database.tx(claims, work)
      } finally {
        transactions.add({ state: 'running' }, -1)
        permits.giveBack()
      }
    },
  }
}

/** A semaphore: first come, first served. */
class Permits {
  readonly #waiting = new Set<() => void>()
  readonly #patienceMs: Milliseconds
  #free: number

  constructor(count: number, patienceMs: Milliseconds) {
    this.#free = count
    this.#patienceMs = patienceMs
  }

  /** @throws Problem 503 `database_busy` after waiting too long */
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

  /** Passes the turn to the first waiter. */
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
