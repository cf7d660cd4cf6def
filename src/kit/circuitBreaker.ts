import { type EpochMs, MINUTE_MS, type Milliseconds, SECOND_MS } from '#kit/time.ts'

/** How a service has been failing. While it rests, nobody should ask it. */
export interface CircuitBreaker {
  /** In a row. */
  readonly failures: number
  readonly restsUntil: EpochMs
}

export const CLOSED: CircuitBreaker = { failures: 0, restsUntil: 0 }

const FAILURES_BEFORE_REST = 3
const FIRST_REST: Milliseconds = 30 * SECOND_MS
const LONGEST_REST: Milliseconds = 10 * MINUTE_MS

export function isResting({ restsUntil }: CircuitBreaker, now: EpochMs): boolean {
  return now < restsUntil
}

/** A pause that the service asked for stays in force. */
export function afterSuccess({ restsUntil }: CircuitBreaker): CircuitBreaker {
  return { failures: 0, restsUntil }
}

/**
 * The third failure in a row starts a rest of 30 s, and each further failure doubles it, up to ten minutes. A pause that the
 * service asks for (`retryAfter`) starts with the first failure.
 */
export function afterFailure(breaker: CircuitBreaker, now: EpochMs, retryAfter: Milliseconds = 0): CircuitBreaker {
  const failures = breaker.failures + 1
  const doublings = failures - FAILURES_BEFORE_REST
  const own = doublings < 0 ? 0 : FIRST_REST * 2 ** doublings
  const rest = Math.min(LONGEST_REST, Math.max(own, retryAfter))
  return { failures, restsUntil: Math.max(breaker.restsUntil, now + rest) }
}
