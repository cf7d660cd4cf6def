import { type EpochMs, MINUTE_MS, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** A circuit breaker for a service. While it is open, do not call the service. */
export interface CircuitBreaker {
  /** Failures in a row. */
  readonly failures: number
  readonly openUntil: EpochMs
}

export const CLOSED: CircuitBreaker = { failures: 0, openUntil: 0 }

const FAILURES_BEFORE_OPEN = 3
const FIRST_PAUSE: Milliseconds = 30 * SECOND_MS
const LONGEST_PAUSE: Milliseconds = 10 * MINUTE_MS

export function isOpen({ openUntil }: CircuitBreaker, now: EpochMs): boolean {
  return now < openUntil
}

/** Resets the failures. A pause that the service asked for still applies. */
export function afterSuccess({ openUntil }: CircuitBreaker): CircuitBreaker {
  return { failures: 0, openUntil }
}

/**
 * The third failure in a row opens the breaker for 30 s, and each further failure doubles the pause, up to ten minutes. A pause that the
 * service asks for (`retryAfter`) starts with the first failure.
 */
export function afterFailure(breaker: CircuitBreaker, now: EpochMs, retryAfter: Milliseconds = 0): CircuitBreaker {
  const failures = breaker.failures + 1
  const doublings = failures - FAILURES_BEFORE_OPEN
  const own = doublings < 0 ? 0 : FIRST_PAUSE * 2 ** doublings
  const pause = Math.min(LONGEST_PAUSE, Math.max(own, retryAfter))
  return { failures, openUntil: Math.max(breaker.openUntil, now + pause) }
}
