import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureProfile } from '#identity/server/ensureProfile.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'

let context: TestDatabase
beforeAll(async () => {
  context = await createTestDatabase('ratings')
})
afterAll(() => context.remove())

const ensure = (userId: string) => context.database.tx(SERVICE, (tx) => ensureProfile(tx, userId))
const profilesOf = (userId: string) =>
  context.database.tx(SERVICE, (tx) =>
    tx.sql('select display_name, email, elo_vocab, elo_grammar, elo_listening from profiles where id = $1', [userId]),
  )

test('a player without a profile gets one, with a name from the email address and a rating of 1000 in each skill', async () => {
  const userId = await createUser(context.database, 'mina.kim@example.org')
  await ensure(userId)
  expect(await profilesOf(userId)).toEqual([
    {
      display_name: 'mina.kim',
      email: 'mina.kim@example.org',
      elo_vocab: 1000,
      elo_grammar: 1000,
      elo_listening: 1000,
    },
  ])
})

test('an existing profile stays unchanged', async () => {
  const userId = await createUser(context.database)
  await ensure(userId)
  await context.database.tx(SERVICE, (tx) =>
    tx.sql(`update profiles set display_name = 'Mina', elo_vocab = 1234 where id = $1`, [userId]),
  )
  await ensure(userId)
  expect(await profilesOf(userId)).toMatchObject([{ display_name: 'Mina', elo_vocab: 1234 }])
})

test('twenty simultaneous calls create one profile', async () => {
  const userId = await createUser(context.database)
  await Promise.all(Array.from({ length: 20 }, () => ensure(userId)))
  expect(await profilesOf(userId)).toHaveLength(1)
})

test('a deleted account gets no profile', async () => {
  await expect(ensure('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
    status: 403,
    code: 'user_not_found',
  })
})
