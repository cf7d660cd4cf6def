import { LRUCache } from 'lru-cache'
import type { Milliseconds } from '#kit/time.ts'
import { Allowance, type Rate } from '#platform/server/http/allowance.ts'

/** About 200 bytes each. When there are more, those that were quiet for longest are forgotten. */
const MOST_CLIENTS = 50_000

/** Counts the requests of clients in this node's memory. */
export class NodeCounts {
  readonly #allowances = new LRUCache<string, Allowance>({ max: MOST_CLIENTS })
  readonly #now: () => Milliseconds

  constructor(now: () => Milliseconds = Date.now) {
    this.#now = now
  }

  /** Counts a request that costs as much as `cost` ordinary ones. Returns the seconds to wait; 0 if it was within the rate. */
  take(client: string, rate: Rate, cost = 1): number {
    const allowance = this.#allowances.get(client) ?? new Allowance()
    this.#allowances.set(client, allowance)
    return allowance.take(rate, cost, this.#now())
  }
}
