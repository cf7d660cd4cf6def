import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clockOffset } from '#match/serverClock.ts'

test('the fastest response determines the offset', () => {
  const slow = { sentAt: 1_000, receivedAt: 1_800, serverNow: 6_700 }
  const fast = { sentAt: 2_000, receivedAt: 2_040, serverNow: 7_025 }
  expect(clockOffset([slow, fast])).toBe(5_005)
  expect(clockOffset([fast, slow])).toBe(5_005)
})

test('before the first response, the offset is 0', () => {
  expect(clockOffset([])).toBe(0)
})

test('the error is at most half of the fastest round trip', () => {
  const way = fc.record({ there: fc.nat({ max: 3_000 }), back: fc.nat({ max: 3_000 }), at: fc.nat({ max: 1e6 }) })
  fc.assert(
    fc.property(fc.array(way, { minLength: 1, maxLength: 8 }), fc.integer({ min: -1e9, max: 1e9 }), (ways, ahead) => {
      const samples = ways.map(({ there, back, at }) => ({
        sentAt: at,
        receivedAt: at + there + back,
        serverNow: at + there + ahead,
      }))
      const fastest = Math.min(...ways.map(({ there, back }) => there + back))
      expect(Math.abs(clockOffset(samples) - ahead)).toBeLessThanOrEqual(fastest / 2)
    }),
  )
})
