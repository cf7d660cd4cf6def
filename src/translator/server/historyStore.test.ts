import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { advanceClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type HistoryEntry, recordTranslation } from '#translator/server/historyStore.ts'

let context: TestDatabase
let userId: string
beforeAll(async () => {
  context = await createTestDatabase()
})
beforeEach(async () => {
  await advanceClock(context.database, 0)
  userId = await createUser(context.database)
})
afterAll(() => context.remove())

function record(changes: Partial<HistoryEntry> = {}): Promise<string> {
  const entry: HistoryEntry = {
    userId,
    sourceText: 'Hello.',
    translatedText: '안녕하세요.',
    tone: 'polite',
    explanation: 'A greeting.',
    ...changes,
  }
  return context.database.tx(SERVICE, (tx) => recordTranslation(tx, entry))
}

function history(): Promise<Record<string, unknown>[]> {
  return context.database.tx(OWNER, (tx) =>
    tx.sql(
      `select id, source_text as source, translated_text as translated, tone, saved from translation_history
       where user_id = $1 order by created_at desc`,
      [userId],
    ),
  )
}

test('a text that is translated repeatedly has one history entry for each tone', async () => {
  for (let times = 0; times < 20; times += 1) {
    await record()
    await record({ tone: 'formal', translatedText: '안녕하십니까.' })
  }
  expect((await history()).map(({ tone }) => tone).sort()).toEqual(['formal', 'polite'])
})

test('a repeated translation becomes the newest entry, with the new Korean, and stays saved', async () => {
  const first = await record()
  await advanceClock(context.database, 60)
  await record({ sourceText: 'Thanks.', translatedText: '감사합니다.' })
  await context.database.tx(OWNER, (tx) => tx.sql('update translation_history set saved = true where id = $1', [first]))
  await advanceClock(context.database, 120)
  expect(await record({ translatedText: '안녕하세요!' })).toBe(first)
  expect(await history()).toEqual([
    { id: first, source: 'Hello.', translated: '안녕하세요!', tone: 'polite', saved: true },
    expect.objectContaining({ source: 'Thanks.' }),
  ])
})

test('twenty simultaneous translations of one text make one entry', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, () => record()))
  expect(new Set(ids).size).toBe(1)
  expect(await history()).toHaveLength(1)
})

test('texts that differ in case and texts of different users have separate entries', async () => {
  const mine = await record()
  await record({ sourceText: 'hello.' })
  expect(await history()).toHaveLength(2)
  userId = await createUser(context.database)
  expect(await record()).not.toBe(mine)
})
