import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { dependenciesOf, echoEngine, orderFrom, problemOf } from '#tests/support/translator/translations.ts'
import { historyAudio } from '#translator/server/historyAudio.ts'
import { translate } from '#translator/server/translate.ts'

let context: TestDatabase
beforeAll(async () => {
  context = await createTestDatabase()
})
afterAll(() => context.remove())

const claimsOf = (sub: string) => ({ role: 'authenticated' as const, sub })

test('a translation has a clip in each tone, and its owner can play it again from the history', async () => {
  const dependencies = dependenciesOf(context.database, echoEngine())
  const claims = claimsOf(await createUser(context.database, 'ann@example.org'))
  const answer = await translate(orderFrom('192.0.2.1', 'Hello.', { claims }), dependencies)
  expect(answer.audio_urls).toEqual({
    polite: '/audio/polite: Hello.',
    formal: '/audio/formal: Hello.',
    casual: '/audio/casual: Hello.',
    business: '/audio/business: Hello.',
  })
  const id = answer.history_id ?? ''
  expect(await historyAudio(claims, id, dependencies)).toEqual({ url: '/audio/polite: Hello.' })

  const other = claimsOf(await createUser(context.database, 'ben@example.org'))
  expect(await problemOf(historyAudio(other, id, dependencies))).toMatchObject({ status: 404, code: 'entry_not_found' })
})
