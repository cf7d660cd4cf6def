import { expect, test } from 'vitest'
import type { Claims } from '#platform/server/database/database.ts'
import { floodGuard } from '#platform/server/http/floodGuard.ts'

const VISITOR: Claims = { role: 'anon' }
const ann: Claims = { role: 'authenticated', sub: 'ann' }

/** How many of `count` simultaneous requests pass. */
function letThrough(count: number, request: (index: number) => void): number {
  let passed = 0
  for (let index = 0; index < count; index += 1) {
    try {
      request(index)
      passed += 1
    } catch (error) {
      expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit', headers: { 'retry-after': '1' } })
    }
  }
  return passed
}

test('a client may send two hundred requests at once, and a hundred a second', () => {
  let now = 0
  const guard = floodGuard(true, () => now)
  expect(letThrough(1_000, () => guard(VISITOR, '203.0.113.9'))).toBe(200)
  now += 3_000
  expect(letThrough(1_000, () => guard(VISITOR, '203.0.113.9'))).toBeLessThanOrEqual(200)
  expect(letThrough(1, () => guard(VISITOR, '203.0.113.10'))).toBe(1)
})

test('an expensive request counts as several', () => {
  const guard = floodGuard(true, () => 0)
  expect(letThrough(1_000, () => guard(VISITOR, '203.0.113.9', 4))).toBe(50)
})

test('a user is counted across IP addresses, and an IP address across its users', () => {
  const guard = floodGuard(true, () => 0)
  expect(letThrough(1_000, (index) => guard(ann, `203.0.113.${index % 250}`))).toBe(200)
  expect(letThrough(1_000, (index) => guard({ ...ann, sub: `user ${index}` }, '198.51.100.1'))).toBe(200)
})

test('in a load test clients are not counted', () => {
  const guard = floodGuard(false)
  expect(letThrough(1_000, () => guard(ann, '203.0.113.9'))).toBe(1_000)
})
