import { afterAll, beforeAll, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { learnQuestionRatings, readQuestionRatings } from '#questions/server/questionRatings.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.remove())

const answered = (id: string, ...correct: boolean[]) => ({
  id,
  estimate: 1200,
  answers: correct.map((right) => ({ playerRating: 1200, correct: right })),
})
const learn = (...questions: ReturnType<typeof answered>[]) =>
  store.database.tx(SERVICE, (tx) => learnQuestionRatings(tx, questions))
const read = (...ids: string[]) => store.database.tx(SERVICE, (tx) => readQuestionRatings(tx, ids))

test('the first answer starts from the estimate', async () => {
  await learn(answered('first', false))
  expect((await read('first')).get('first')).toEqual({ rating: 1220, answers: 1 })
})

test('questions without an answer have no learned rating', async () => {
  await learn(answered('silent'))
  expect(await read('silent', 'never')).toEqual(new Map())
})

test('no answers are lost when fifty matches end at once', async () => {
  const ids = ['q1', 'q2', 'q3']
  await Promise.all(
    Array.from({ length: 50 }, (_, index) => {
      const order = index % 2 === 0 ? ids : ids.toReversed()
      return learn(...order.map((id) => answered(id, index % 3 === 0, true)))
    }),
  )
  const ratings = await read(...ids)
  expect([...ratings.values()].map(({ answers }) => answers)).toEqual([100, 100, 100])
})
