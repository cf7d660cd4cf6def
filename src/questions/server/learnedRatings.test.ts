import { afterAll, beforeAll, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { learnedRatings } from '#questions/server/learnedRatings.ts'
import { learnQuestionRatings, readQuestionRatings } from '#questions/server/questionRatings.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.remove())

const answer = (id: string, correct: boolean) =>
  store.database.tx(SERVICE, (tx) =>
    learnQuestionRatings(tx, [{ id, estimate: 1200, answers: [{ playerRating: 1200, correct }] }]),
  )

test('a draw knows the ratings as they were at the last refresh', async () => {
  const { learned, refresh } = learnedRatings(store.database)
  await answer('first', false)
  expect(learned.size).toBe(0)
  await refresh()
  const [first] = (await store.database.tx(SERVICE, (tx) => readQuestionRatings(tx, ['first']))).values()
  expect(learned).toEqual(new Map([['first', first]]))
  await answer('first', false)
  await answer('second', true)
  expect(learned.get('first')).toEqual(first)
  await refresh()
  expect([...learned.keys()].toSorted()).toEqual(['first', 'second'])
  expect(learned.get('first')).toMatchObject({ answers: 2 })
})
