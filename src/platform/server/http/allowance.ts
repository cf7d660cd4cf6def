import { type EpochMs, SECOND_MS } from '#kit/time.ts'

const PER_SECOND = 100
const AT_ONCE = 200

/** One client's allowance, a token bucket: a hundred requests a second, and two hundred at once. */
export class Allowance {
  #left = AT_ONCE
  #at: EpochMs

  constructor(now: EpochMs) {
    this.#at = now
  }

  /** Whether the bucket is full. */
  isWhole(now: EpochMs): boolean {
    this.take(0, now)
    return this.#left === AT_ONCE
  }

  /** Takes `cost` from the bucket. Returns false and takes nothing if less is left, so that a flood leaves no debt behind. */
  take(cost: number, now: EpochMs): boolean {
    const earned = (Math.max(0, now - this.#at) / SECOND_MS) * PER_SECOND
    this.#left = Math.min(AT_ONCE, this.#left + earned)
    this.#at = now
    if (this.#left < cost) return false
    this.#left -= cost
    return true
  }
}
