import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { type CountRequest, type RateLimit, rateLimiter, sweepRateLimits } from '#platform/server/http/rateLimit.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

const FIVE_A_MINUTE: RateLimit = { name: 'test', count: 5, periodSeconds: 60 }

let context: TestDatabase
let countRequest: CountRequest
beforeAll(async () => {
  context = await createTestDatabase()
  countRequest = rateLimiter(context.database, true)
})
beforeEach(() => setClock(context.database, '2026-11-20T12:00:00Z'))
afterAll(() => context.remove())

test('of 50 simultaneous requests, exactly the limit passes', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => countRequest(FIVE_A_MINUTE, 'burst')))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(5)
})

test('a request over the limit gets 429 with Retry-After, and after that time one more passes, not two', async () => {
  for (let count = 0; count < 5; count += 1) await countRequest(FIVE_A_MINUTE, 'ann')
  await expect(countRequest(FIVE_A_MINUTE, 'ann')).rejects.toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    headers: { 'retry-after': '12' },
  })
  await setClock(context.database, '2026-11-20T12:00:12Z')
  await countRequest(FIVE_A_MINUTE, 'ann')
  await expect(countRequest(FIVE_A_MINUTE, 'ann')).rejects.toMatchObject({ status: 429 })
})

test('subjects are counted separately, and so are limits', async () => {
  for (let count = 0; count < 5; count += 1) await countRequest(FIVE_A_MINUTE, 'bob')
  await countRequest(FIVE_A_MINUTE, 'eve')
  await countRequest({ ...FIVE_A_MINUTE, name: 'other' }, 'bob')
})

test('a limit of the node refuses in the same way, without a query', async () => {
  const ofNode: RateLimit = { ...FIVE_A_MINUTE, name: 'node', perNode: true }
  for (let count = 0; count < 5; count += 1) await countRequest(ofNode, 'ann')
  await expect(countRequest(ofNode, 'ann')).rejects.toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    headers: { 'retry-after': '12' },
  })
  const kept = await context.database.tx(SERVICE, (tx) =>
    tx.sql(`select key from app.rate_limits where key like 'node:%'`),
  )
  expect(kept).toEqual([])
})

test('the sweep removes only subjects whose allowance is full again', async () => {
  for (let count = 0; count < 5; count += 1) await countRequest(FIVE_A_MINUTE, 'kim')
  await sweepRateLimits(context.database)
  await expect(countRequest(FIVE_A_MINUTE, 'kim')).rejects.toMatchObject({ status: 429 })
})
