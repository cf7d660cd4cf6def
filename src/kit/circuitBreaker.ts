import { type EpochMs, MINUTE_MS, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** What is known of a service that fails now and then: whoever asks it while it rests only waits in vain. */
export interface CircuitBreaker {
  /** In a row. */
  readonly failures: number
  readonly restsUntil: EpochMs
}

export const CLOSED: CircuitBreaker = { failures: 0, restsUntil: 0 }

const PATIENCE = 3
const FIRST_REST: Milliseconds = 30 * SECOND_MS
const LONGEST_REST: Milliseconds = 10 * MINUTE_MS

export function isResting({ restsUntil }: CircuitBreaker, now: EpochMs): boolean {
  return now < restsUntil
}

/** A pause that the service asked for meanwhile still holds. */
export function afterSuccess({ restsUntil }: CircuitBreaker): CircuitBreaker {
  return { failures: 0, restsUntil }
}

/**
 * The third failure in a row begins a rest of 30 s, each further one doubles it, up to ten minutes; what the service asks for
 * (`retryAfter`) is granted at once.
 */
export function afterFailure(breaker: CircuitBreaker, now: EpochMs, retryAfter: Milliseconds = 0): CircuitBreaker {
  const failures = breaker.failures + 1
  const doublings = failures - PATIENCE
  const own = doublings < 0 ? 0 : FIRST_REST * 2 ** doublings
  const rest = Math.min(LONGEST_REST, Math.max(own, retryAfter))
  return { failures, restsUntil: Math.max(breaker.restsUntil, now + rest) }
}
