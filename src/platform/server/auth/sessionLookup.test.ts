import { randomUUID } from 'node:crypto'
import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sessionLookup } from '#platform/server/auth/sessionLookup.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createUser } from '#tests/support/server/createUser.ts'

let context: TestDatabase
let userId: string
let questions: number
let database: Database
beforeAll(async () => {
  context = await createTestDatabase()
  userId = await createUser(context.database)
})
beforeEach(() => {
  questions = 0
  database = {
    ...context.database,
    autocommit(text, parameters) {
      questions += 1
      return context.database.autocommit(text, parameters)
    },
  }
})
afterAll(() => context.remove())

async function openedSessions(count: number): Promise<string[]> {
  const rows = await context.database.tx(SERVICE, (tx) =>
    tx.sql<{ id: string }>(
      `insert into auth.sessions (user_id, family_hash, leaf_hash)
       select $1, gen_random_uuid()::text, '' from generate_series(1, $2) returning id`,
      [userId, count],
    ),
  )
  return rows.map(({ id }) => id)
}

test('ten simultaneous requests from one page cause one query', async () => {
  const [session = ''] = await openedSessions(1)
  const { isLive } = sessionLookup(database)
  const answers = await Promise.all(Array.from({ length: 10 }, () => isLive(session)))
  expect([...answers, await isLive(session)]).toEqual(Array(11).fill(true))
  expect(questions).toBe(1)
})

test('a thousand simultaneous requests need one or two queries, and each gets its own answer', async () => {
  const sessions = await openedSessions(500)
  const strangers = Array.from({ length: 500 }, () => randomUUID())
  const { isLive } = sessionLookup(database)
  const first = isLive(sessions[0] ?? '')
  await eventually(() => expect(questions).toBe(1))
  expect(await Promise.all(sessions.map(isLive))).toEqual(Array(500).fill(true))
  expect(await Promise.all(strangers.map(isLive))).toEqual(Array(500).fill(false))
  expect(await first).toBe(true)
  expect(questions).toBe(3)
})

test('a failed query is retried with the next request', async () => {
  const [session = ''] = await openedSessions(1)
  let isGone = true
  const { isLive } = sessionLookup({
    ...database,
    autocommit: (text, parameters) =>
      isGone ? Promise.reject(new Error('gone')) : database.autocommit(text, parameters),
  })
  await expect(isLive(session)).rejects.toThrow('gone')
  isGone = false
  expect(await isLive(session)).toBe(true)
})

test('the sessions that were looked up together need no query of their own for two seconds', async () => {
  const [open = '', ended = ''] = await openedSessions(2)
  const { isLive, liveAmong } = sessionLookup(database)
  await context.database.tx(SERVICE, (tx) => tx.sql('delete from auth.sessions where id = $1', [ended]))
  expect(await liveAmong([open, ended])).toEqual(new Set([open]))
  expect([await isLive(open), await isLive(ended)]).toEqual([true, false])
  expect(questions).toBe(1)
})

test('a session that has ended is refused two seconds later at the latest', async () => {
  const [session = ''] = await openedSessions(1)
  const { isLive } = sessionLookup(database)
  const start = performance.now()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(start)
  expect(await isLive(session)).toBe(true)
  await context.database.tx(SERVICE, (tx) => tx.sql('delete from auth.sessions where id = $1', [session]))
  const isLiveAfter = async (milliseconds: number) => {
    clock.mockReturnValue(start + milliseconds)
    // The cache reads the clock once a millisecond.
    await passed(5)
    return isLive(session)
  }
  expect([await isLiveAfter(2_000), await isLiveAfter(2_001)]).toEqual([true, false])
})
