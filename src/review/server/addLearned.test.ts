import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadHeadwordIndex } from '#headwords/server/loadHeadwords.ts'
import { OWNER } from '#platform/server/database/database.ts'
import type { LearnedItem } from '#review/learnedItem.ts'
import { type AddLearned, openAddLearned } from '#review/server/addLearned.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

let context: TestDatabase
let addLearned: AddLearned
beforeAll(async () => {
  context = await createTestDatabase()
  addLearned = openAddLearned({ database: context.database, headwords: await loadHeadwordIndex() })
})
afterAll(() => context.remove())

const lesson = { source: 'lesson', sourceId: 'survival-korean/1' } as const
const WATER: LearnedItem = { korean: '물', english: 'water', kind: 'word', ...lesson }
const PLEASE: LearnedItem = { korean: '-(으)세요', english: 'please do', kind: 'pattern', ...lesson }

function cardsOf(userId: string) {
  return context.database.tx(OWNER, (tx) =>
    tx.sql<{ key: string; skill_type: string; state: string; content: unknown }>(
      'select key, skill_type, state, content from review_cards where user_id = $1 order by key',
      [userId],
    ),
  )
}

test('what a lesson taught becomes new cards, once', async () => {
  const ann = await createUser(context.database)
  expect(await addLearned(ann, [WATER, PLEASE])).toBe(2)
  expect(await addLearned(ann, [PLEASE, { ...WATER, sourceId: 'survival-korean/2' }])).toBe(0)
  expect(await cardsOf(ann)).toMatchObject([
    { key: 'pattern:-(으)세요:please do', skill_type: 'grammar', state: 'new' },
    { key: 'word:물', skill_type: 'vocab', state: 'new', content: { korean: '물', english: 'water' } },
  ])
})

test('one call with the same item twice adds it once', async () => {
  const ann = await createUser(context.database)
  expect(await addLearned(ann, [WATER, WATER])).toBe(1)
})

test('words that are spelled alike are different cards', async () => {
  const ann = await createUser(context.database)
  const boat: LearnedItem = { korean: '배', english: 'boat', kind: 'word', ...lesson }
  expect(await addLearned(ann, [boat, { ...boat, english: 'pear' }])).toBe(2)
})

test('each learner has an own deck', async () => {
  const [ann, ben] = [await createUser(context.database), await createUser(context.database)]
  await addLearned(ann, [WATER])
  expect(await cardsOf(ben)).toEqual([])
})

test('a deleted account takes nothing', async () => {
  await expect(addLearned('00000000-0000-4000-8000-000000000000', [WATER])).rejects.toMatchObject({
    code: 'user_not_found',
  })
})
