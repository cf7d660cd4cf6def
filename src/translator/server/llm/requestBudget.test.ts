import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import type { Log } from '#platform/server/log.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { requestBudget } from '#translator/server/llm/requestBudget.ts'

let context: TestDatabase
let database: Database
let day = 0
let logged: object[]
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
})
beforeEach(async () => {
  day += 1
  logged = []
  await setClock(database, `2026-11-${String(day).padStart(2, '0')}T12:00:00Z`)
})
afterAll(() => context.remove())

function budget(perDay: number) {
  return requestBudget(database, perDay, { warn: (line: object) => logged.push(line) } as unknown as Log)
}

test('fifty simultaneous requests use exactly the requests that are left for the day', async () => {
  const take = budget(7)
  const taken = await Promise.all(Array.from({ length: 50 }, () => take('premium')))
  expect(taken.filter(Boolean)).toHaveLength(7)
})

test('another node on the same database continues the count', async () => {
  expect([await budget(1)('basic'), await budget(1)('basic')]).toEqual([true, false])
})

test('Free users leave a fifth of the daily requests to paying users', async () => {
  const take = budget(10)
  const free = await Promise.all(Array.from({ length: 10 }, () => take('free')))
  expect(free.filter(Boolean)).toHaveLength(8)
  expect([await take('basic'), await take('premium'), await take('premium')]).toEqual([true, true, false])
})

test('used-up requests are logged once a day, and the next day starts at zero', async () => {
  const take = budget(1)
  expect([await take('basic'), await take('basic'), await take('basic')]).toEqual([true, false, false])
  expect(logged).toEqual([{ plan: 'basic', most: 1 }])
  await setClock(database, `2026-12-${String(day).padStart(2, '0')}T00:00:00Z`)
  expect(await take('basic')).toBe(true)
})
