import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { dependenciesOf, echoEngine, orderFrom, problemOf } from '#tests/support/translator/translations.ts'
import { sweepSharedTranslations } from '#translator/server/sharedTranslations.ts'
import { shareTranslation } from '#translator/server/shareTranslation.ts'
import { translate, usageOf } from '#translator/server/translate.ts'

const TEXT = 'Where is the station?'
const SHARER = '198.51.100.1'
const READER = '198.51.100.2'

let context: TestDatabase
let database: Database
let engine: ReturnType<typeof echoEngine>
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
})
beforeEach(async () => {
  await setClock(database, '2026-11-20T12:00:00Z')
  await database.tx(SERVICE, async (tx) => {
    for (const table of ['app.shared_translations', 'app.charged_texts', 'daily_usage'])
      await tx.sql(`delete from ${table}`)
  })
  engine = echoEngine()
})
afterAll(() => context.remove())

async function sharedBy(address: string) {
  const dependencies = dependenciesOf(database, engine)
  await translate(orderFrom(address, TEXT), dependencies)
  return shareTranslation(orderFrom(address, TEXT), dependencies)
}

async function leftOf(address: string) {
  const { claims } = orderFrom(address, TEXT)
  return (await usageOf(claims, address, dependenciesOf(database, engine))).left
}

test('whoever opens a shared link gets the answer that the sharer got, at no cost', async () => {
  expect(await sharedBy(SHARER)).toEqual({ until: '2026-12-20T12:00:00.000Z' })
  const down = echoEngine(Number.POSITIVE_INFINITY)
  const answer = await translate(orderFrom(READER, TEXT), dependenciesOf(database, down))
  expect([answer.translation, answer.engine, answer.usage.left]).toEqual([`polite: ${TEXT}`, 'built-in', 1_000])
  expect([down.calls, await leftOf(SHARER), await leftOf(READER)]).toEqual([0, 1_000 - TEXT.length, 1_000])
})

test('a reader without characters left can open a shared link', async () => {
  await sharedBy(SHARER)
  const dependencies = dependenciesOf(database, engine)
  await translate(orderFrom(READER, 'x'.repeat(1_000)), dependencies)
  expect((await translate(orderFrom(READER, TEXT), dependencies)).translation).toBe(`polite: ${TEXT}`)
  expect(await problemOf(translate(orderFrom(READER, 'Another text.'), dependencies))).toMatchObject({ status: 429 })
})

test('after 30 days the reader pays again, and the row is swept', async () => {
  await sharedBy(SHARER)
  await setClock(database, '2026-12-20T12:00:01Z')
  await translate(orderFrom(READER, TEXT), dependenciesOf(database, engine))
  expect(await leftOf(READER)).toBe(1_000 - TEXT.length)
  await database.tx(SERVICE, sweepSharedTranslations)
  expect(await database.tx(SERVICE, (tx) => tx.sql('select 1 from app.shared_translations'))).toEqual([])
})

test('only what the person translated today can be shared, so nobody translates for free by sharing first', async () => {
  const dependencies = dependenciesOf(database, engine)
  const refused = { status: 403, code: 'not_translated' }
  expect(await problemOf(shareTranslation(orderFrom(SHARER, TEXT), dependencies))).toMatchObject(refused)
  await translate(orderFrom(SHARER, TEXT), dependencies)
  expect(await problemOf(shareTranslation(orderFrom(READER, TEXT), dependencies))).toMatchObject(refused)
  await setClock(database, '2026-11-21T00:00:00Z')
  expect(await problemOf(shareTranslation(orderFrom(SHARER, TEXT), dependencies))).toMatchObject(refused)
  expect(engine.calls).toBe(1)
})

test('an answer that an older release stored in another shape is translated again, still at no cost', async () => {
  await sharedBy(SHARER)
  await database.tx(SERVICE, (tx) => tx.sql(`update app.shared_translations set translation = '{"tones": {}}'`))
  const answer = await translate(orderFrom(READER, TEXT), dependenciesOf(database, engine))
  expect([answer.translation, answer.usage.left]).toEqual([`polite: ${TEXT}`, 1_000])
})
