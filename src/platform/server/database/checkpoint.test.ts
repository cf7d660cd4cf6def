import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkpointIfDue } from '#platform/server/database/checkpoint.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

const MEGABYTE = 1024 * 1024

let db: TestDatabase
beforeAll(async () => {
  db = await createTestDatabase()
})
afterAll(() => db.remove())

test('a long log is ended by a checkpoint, and a short one is left', async () => {
  await checkpointIfDue(db.database, 0)
  expect(await checkpointIfDue(db.database, MEGABYTE)).toBe(false)
  await db.database.tx(OWNER, async (tx) => {
    await tx.script('create table app.long_log as select repeat(n::text, 200) as text from generate_series(1, 5000) n')
    await tx.script('drop table app.long_log')
  })
  expect(await checkpointIfDue(db.database, MEGABYTE)).toBe(true)
  expect(await checkpointIfDue(db.database, MEGABYTE)).toBe(false)
})
