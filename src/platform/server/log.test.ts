import { expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { errorText } from '#platform/server/log.ts'
import { createTestDatabase } from '#tests/support/database/testDatabase.ts'

test('A value that the database could not read is not logged, but the statement’s fault is', async () => {
  const { database, remove } = await createTestDatabase()
  const failed = database.tx(SERVICE, (tx) => tx.sql('select $1::uuid', ['what I wrote']))
  const text = errorText(await failed.catch((error: unknown) => error))
  expect(text).toContain('invalid input syntax for type uuid: "…"')
  expect(text).not.toContain('what I wrote')
  await remove()
})

test('The message and the stack of any other error are logged', () => {
  const text = errorText(new Error('the word "fox" is missing'))
  expect([text.includes('the word "fox" is missing'), text.includes('log.test.ts')]).toEqual([true, true])
  expect(errorText('thrown')).toBe('thrown')
})
