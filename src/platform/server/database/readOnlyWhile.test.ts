import { afterAll, beforeAll, expect, test } from 'vitest'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { readOnlyWhile } from '#platform/server/database/readOnlyWhile.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
})
afterAll(() => store.remove())

const WRITE = "insert into app.secrets (name, value) values ($1, 'x')"
const NAMES = 'select name from app.secrets order by name'

test('with a full disk, reads work, and a write gets a 503 and changes nothing', async () => {
  let isFull = false
  const database = readOnlyWhile(() => isFull, store.database)
  const write = (name: string) => database.tx(SERVICE, (tx) => tx.sql(WRITE, [name]))
  const names = () => database.tx(SERVICE, (tx) => tx.sql(NAMES))
  await write('before')
  isFull = true
  await expect(write('full')).rejects.toMatchObject({
    status: 503,
    code: 'storage_full',
    message: expect.stringContaining('no room'),
  })
  const lock = (tx: Transaction) => tx.sql(`${NAMES} for update`)
  await expect(database.tx(SERVICE, lock)).rejects.toMatchObject({ status: 503 })
  await expect(database.autocommit(WRITE, ['full'])).rejects.toMatchObject({ status: 503, code: 'storage_full' })
  expect(await database.autocommit(NAMES)).toEqual([{ name: 'before' }])
  expect(await names()).toEqual([{ name: 'before' }])
  isFull = false
  await database.autocommit(WRITE, ['after'])
  expect(await names()).toEqual([{ name: 'after' }, { name: 'before' }])
})

test('other errors stay as they are', async () => {
  const database = readOnlyWhile(() => true, store.database)
  await expect(database.tx(SERVICE, (tx) => tx.sql('select nothing'))).rejects.toMatchObject({ code: '42703' })
})
