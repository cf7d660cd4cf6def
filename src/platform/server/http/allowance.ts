import { type EpochMs, SECOND_MS } from '#kit/time.ts'

const PER_SECOND = 100
const AT_ONCE = 200

/** How much one client may ask for: a hundred messages a second, twice that at once. A token bucket. */
export class Allowance {
  #left = AT_ONCE
  #at: EpochMs

  constructor(now: EpochMs) {
    this.#at = now
  }

  /** Whether nothing of it is used up. */
  isWhole(now: EpochMs): boolean {
    this.take(0, now)
    return this.#left === AT_ONCE
  }

  /** Uses up some of it; false when there is not that much left. */
  take(cost: number, now: EpochMs): boolean {
    const earned = (Math.max(0, now - this.#at) / SECOND_MS) * PER_SECOND
    this.#left = Math.min(AT_ONCE, this.#left + earned) - cost
    this.#at = now
    return this.#left >= 0
  }
}
