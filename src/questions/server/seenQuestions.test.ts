import { afterAll, beforeAll, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import type { Seen } from '#questions/selectQuestions.ts'
import { readSeen, recordSeen } from '#questions/server/seenQuestions.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

let store: TestDatabase
const MONDAY = '2026-11-16T12:00:00.250Z'
const FRIDAY = '2026-11-20T12:00:00.000Z'

beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.remove())

function record(userIds: readonly string[], questionIds: readonly string[]): Promise<void> {
  return store.database.tx(SERVICE, (tx) => recordSeen(tx, userIds, questionIds))
}
function read(...userIds: string[]): Promise<Map<string, Seen>> {
  return store.database.tx(SERVICE, (tx) => readSeen(tx, userIds))
}

test('both players of a match have seen its questions, at the time of `app_now()`, to the millisecond', async () => {
  const [first, second] = [await createUser(store.database), await createUser(store.database)]
  await setClock(store.database, MONDAY)
  await record([first, second], ['vocab-a1-eoje', 'vocab-a1-mul'])
  for (const player of [first, second]) {
    expect(await read(player)).toEqual(
      new Map([
        ['vocab-a1-eoje', { at: Date.parse(MONDAY), place: 1 }],
        ['vocab-a1-mul', { at: Date.parse(MONDAY), place: 1 }],
      ]),
    )
  }
})

test('for two players the later time counts, and seeing a question again replaces the earlier time', async () => {
  const [first, second] = [await createUser(store.database), await createUser(store.database)]
  await setClock(store.database, MONDAY)
  await record([first], ['vocab-a1-mul', 'vocab-a1-oda'])
  await setClock(store.database, FRIDAY)
  await record([second], ['vocab-a1-mul'])
  await record([first], ['vocab-a1-oda'])
  expect(await read(first, second)).toEqual(
    new Map([
      ['vocab-a1-mul', { at: Date.parse(FRIDAY), place: 1 }],
      ['vocab-a1-oda', { at: Date.parse(FRIDAY), place: 1 }],
    ]),
  )
  expect((await read(first)).get('vocab-a1-mul')).toEqual({ at: Date.parse(MONDAY), place: 2 })
})

test('questions that other players saw do not count', async () => {
  const [first, second] = [await createUser(store.database), await createUser(store.database)]
  await record([first], ['vocab-a1-eoje'])
  expect(await read(second)).toEqual(new Map())
})

test('matches that end at once record their questions for shared players without locking each other out', async () => {
  const players = [await createUser(store.database), await createUser(store.database)]
  const ids = Array.from({ length: 20 }, (_, index) => `vocab-a1-n${index}`)
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? record(players, ids) : record(players.toReversed(), ids.toReversed()),
    ),
  )
  expect((await read(...players)).size).toBe(20)
})
