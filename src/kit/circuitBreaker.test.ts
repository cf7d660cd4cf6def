import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterFailure, CLOSED, isOpen } from '#kit/circuitBreaker.ts'
import { MINUTE_MS, SECOND_MS } from '#kit/time.ts'

const failed = (times: number, now = 0) =>
  Array.from({ length: times }).reduce<typeof CLOSED>((breaker) => afterFailure(breaker, now), CLOSED)

test('two failures change nothing, and the third opens the breaker for half a minute', () => {
  expect(isOpen(failed(2), 0)).toBe(false)
  expect(isOpen(failed(3), 30 * SECOND_MS - 1)).toBe(true)
  expect(isOpen(failed(3), 30 * SECOND_MS)).toBe(false)
})

test('another failure after the pause opens the breaker for twice as long', () => {
  const again = afterFailure(failed(3), 30 * SECOND_MS)
  expect(again.openUntil).toBe(90 * SECOND_MS)
})

test('a service can ask for a pause with its first failure, for ten minutes at most', () => {
  expect(afterFailure(CLOSED, 5, 7 * SECOND_MS).openUntil).toBe(5 + 7 * SECOND_MS)
  expect(afterFailure(CLOSED, 0, 24 * 60 * MINUTE_MS).openUntil).toBe(10 * MINUTE_MS)
})

test('no failure shortens a pause, and no pause is longer than ten minutes', () => {
  const failure = fc.record({ wait: fc.nat(600_000), retryAfter: fc.nat(10_000_000) })
  fc.assert(
    fc.property(fc.array(failure, { maxLength: 50 }), (failures) => {
      let [breaker, now] = [CLOSED, 0]
      for (const { wait, retryAfter } of failures) {
        now += wait
        const next = afterFailure(breaker, now, retryAfter)
        expect(next.openUntil).toBeGreaterThanOrEqual(breaker.openUntil)
        expect(isOpen(next, now + 10 * MINUTE_MS)).toBe(false)
        breaker = next
      }
    }),
  )
})
