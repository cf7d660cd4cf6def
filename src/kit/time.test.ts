import { expect, test } from 'vitest'
import { DAY_MS, nextUtcMidnight } from '#kit/time.ts'

const lastMillisecond = Date.parse('2026-11-20T23:59:59.999Z')

test('limits reset at the next UTC midnight; at midnight itself, a whole day later', () => {
  const midnight = Date.parse('2026-11-21T00:00:00.000Z')
  expect(nextUtcMidnight(lastMillisecond)).toBe(midnight)
  expect(nextUtcMidnight(midnight)).toBe(midnight + DAY_MS)
})
