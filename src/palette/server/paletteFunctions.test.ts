import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLearningHub } from '#learn/server/learningHub.ts'
import type { Findings, Places } from '#palette/paletteContract.ts'
import { paletteFunctions } from '#palette/server/paletteFunctions.ts'
import { openSiteSearch } from '#search/server/siteSearch.ts'
import { QUERY_MAX } from '#site/searchQuery.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let api: DataApi
beforeAll(async () => {
  context = await createTestDatabase()
  const hub = openLearningHub(context.database, { listenUrl: () => '' }, () => [])
  api = await startDataApi(context.database, { functions: paletteFunctions(openSiteSearch(hub)) })
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
const found = async (text: string) => (await (await call('palette-find', { text })).json()) as Findings

test('a visitor looks words up, in Korean and in English, and finds guides', async () => {
  expect((await found('학교')).words[0]).toMatchObject({
    word: '학교',
    path: expect.stringMatching(/^\/translate\?text=/),
  })
  expect((await found('kimchi')).words.map(({ word }) => word)).toContain('김치')
  for (const text of ['school', 'School']) expect((await found(text)).words[0]).toMatchObject({ word: '학교' })
  expect((await found('eat')).words[0]).toMatchObject({ word: '먹다' })
  expect((await found('particles')).pages.map(({ path }) => path)).toContain('/learn/particles')
})

test('bad input gets an error', async () => {
  const long = 'x'.repeat(QUERY_MAX + 1)
  for (const body of [{}, { text: '' }, { text: '   ' }, { text: long }, { text: 7 }, { text: 'a', more: 1 }]) {
    expect((await call('palette-find', body)).status, JSON.stringify(body)).toBe(400)
  }
  expect((await call('palette-places', { secret: true })).status).toBe(400)
})

test('the places are the same for everyone, and none is for admins', async () => {
  const { places } = (await (await call('palette-places', {})).json()) as Places
  expect(places.map(({ path }) => path)).toContain('/translate')
  expect(places.map(({ path }) => path)).not.toContain('/admin')
})
