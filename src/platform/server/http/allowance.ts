import { type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** `count` at once, then one more every `periodSeconds / count`. */
export interface Rate {
  count: number
  periodSeconds: number
}

/** What one client may send anyone in a moment: far more than people need, and little enough to stop a flood. */
export const FLOOD_RATE: Rate = { count: 200, periodSeconds: 2 }

/** One client's allowance under a rate, by the generic cell rate algorithm. */
export class Allowance {
  /** When the whole allowance is there again. */
  #fullAt: Milliseconds = 0

  /**
   * Takes `cost` from the allowance. Takes nothing if less is left, so that a flood leaves no debt behind.
   * @returns the seconds to wait until that much is there; 0 if it was taken
   */
  take({ count, periodSeconds }: Rate, cost: number, now: Milliseconds): number {
    const periodMs = periodSeconds * SECOND_MS
    // A clock that moved backward must not leave a client waiting for longer than a period.
    const fullAt = Math.min(Math.max(this.#fullAt, now), now + periodMs) + (cost / count) * periodMs
    const waitMs = fullAt - now - periodMs
    // Less than a millisecond is a rounding error.
    if (waitMs >= 1) return waitMs / SECOND_MS
    this.#fullAt = fullAt
    return 0
  }
}
