import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadLearningPages } from '#learn/server/learningPages.ts'
import type { LookedUp, Places } from '#palette/paletteContract.ts'
import { paletteFunctions } from '#palette/server/paletteFunctions.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let api: DataApi
beforeAll(async () => {
  context = await createTestDatabase()
  api = await startDataApi(context.database, { functions: paletteFunctions(loadLearningPages) })
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const call = (name: string, body: unknown) =>
  api.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const lookedUp = async (text: string) => ((await (await call('look-up', { text })).json()) as LookedUp).words

test('a visitor looks words of the list up, in Korean and in English', async () => {
  expect((await lookedUp('학교'))[0]).toMatchObject({ word: '학교', glosses: expect.arrayContaining(['school']) })
  expect((await lookedUp('to eat')).map(({ word }) => word)).toContain('먹다')
  expect((await lookedUp('먹었어요')).map(({ word }) => word)).toContain('먹다')
  // The digit of a key is not part of the word.
  expect((await lookedUp('배')).filter(({ word }) => /\d/.test(word))).toEqual([])
  expect((await lookedUp('배')).filter(({ word }) => word === '배').length).toBeGreaterThan(1)
})

test('bad input gets an error', async () => {
  for (const body of [
    {},
    { text: '' },
    { text: '   ' },
    { text: 'x'.repeat(61) },
    { text: 7 },
    { text: 'a', more: 1 },
  ]) {
    expect((await call('look-up', body)).status, JSON.stringify(body)).toBe(400)
  }
  expect((await call('palette-places', { secret: true })).status).toBe(400)
})

test('the places are the same for everyone', async () => {
  const { places } = (await (await call('palette-places', {})).json()) as Places
  expect(places.length).toBeGreaterThan(60)
  expect(places.map(({ path }) => path)).not.toContain('/admin')
})
