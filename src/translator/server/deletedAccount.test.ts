import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { type Claims, type Database, SERVICE } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { dependenciesOf, echo, echoEngine, orderFrom, problemOf } from '#tests/support/translator/translations.ts'
import { translate } from '#translator/server/translate.ts'
import type { TranslationEngine } from '#translator/server/translationEngine.ts'

const ADDRESS = '198.51.100.1'
const RUNS = 200

let context: TestDatabase
let database: Database
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
})
afterAll(() => context.remove())

async function signedIn(): Promise<Claims> {
  return { role: 'authenticated', sub: await createUser(database) }
}

/** The number of stored rows about the user's translations. */
async function writtenFor({ sub }: Claims): Promise<number> {
  const [row] = await database.tx(SERVICE, (tx) =>
    tx.sql<{ count: number }>(
      `select (select count(*) from daily_usage where person = $1) + (select count(*) from app.charged_texts where person = $1)
         + (select count(*) from translation_history where user_id = $1::uuid) as count`,
      [sub],
    ),
  )
  return row?.count ?? -1
}

test('a translation whose account is deleted meanwhile gets an error and leaves no rows', async () => {
  const claims = await signedIn()
  const deletes: TranslationEngine = {
    async translate({ text }) {
      await deleteAccount(database, claims.sub ?? '')
      return { engine: 'built-in', translation: echo(text) }
    },
  }
  const problem = await problemOf(
    translate(orderFrom(ADDRESS, 'a'.repeat(700), { claims }), dependenciesOf(database, deletes)),
  )
  expect(problem).toMatchObject({ status: 403, code: 'user_not_found' })
  expect(await writtenFor(claims)).toBe(0)
})

test('the token of a deleted account translates nothing and writes no rows', async () => {
  const claims = await signedIn()
  await deleteAccount(database, claims.sub ?? '')
  const engine = echoEngine()
  const problem = await problemOf(translate(orderFrom(ADDRESS, 'Hello.', { claims }), dependenciesOf(database, engine)))
  expect(problem).toMatchObject({ status: 403, code: 'user_not_found' })
  expect(engine.calls).toBe(0)
  expect(await writtenFor(claims)).toBe(0)
})

test(`an account that is deleted during a translation leaves no charges (${RUNS} runs)`, async () => {
  for (let run = 0; run < RUNS; run += 1) {
    const claims = await signedIn()
    const [translated] = await Promise.allSettled([
      translate(orderFrom(ADDRESS, 'Hello.', { claims }), dependenciesOf(database, echoEngine())),
      deleteAccount(database, claims.sub ?? ''),
    ])
    if (translated.status === 'rejected') expect(translated.reason).toMatchObject({ code: 'user_not_found' })
    expect(await writtenFor(claims)).toBe(0)
  }
})
