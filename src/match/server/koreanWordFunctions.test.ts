import { afterAll, beforeAll, expect, test } from 'vitest'
import { koreanWordFunctions } from '#match/server/koreanWordFunctions.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let api: DataApi
const read: string[] = []
beforeAll(async () => {
  context = await createTestDatabase()
  const functions = koreanWordFunctions({
    async readKorean(text) {
      read.push(text)
      if (text === '바빠요') throw new Error('The thread of the built-in engine ended')
      return [{ text, romanization: `latin ${text}`, gloss: `meaning of ${text.length}` }]
    },
    keyedHash: (text) => text,
  })
  api = await startDataApi(context.database, { functions, tables: {} })
})
afterAll(async () => {
  await api.close()
  await context.remove()
})

async function ask(texts: string[]): Promise<{ status: number; body: unknown }> {
  const answer = await api.request('/functions/v1/korean-words', { method: 'POST', body: JSON.stringify({ texts }) })
  return { status: answer.status, body: await answer.json() }
}

test('a visitor gets each Korean text in Latin letters and English, and a text that many ask about is read once', async () => {
  const hand = {
    text: '손',
    romanization: 'latin 손',
    words: [{ korean: '손', romanization: 'latin 손', english: ['meaning of 1'] }],
  }
  expect(await ask(['손', '눈'])).toMatchObject({ status: 200, body: { texts: [{ text: '손' }, { text: '눈' }] } })
  expect((await ask(['손'])).body).toEqual({ texts: [hand] })
  expect(read).toEqual(['손', '눈'])
})

test('a text that cannot be read now is read the next time, and too many or too long texts are refused', async () => {
  const unavailable = { status: 503, body: { code: 'words_unavailable', details: null, hint: null } }
  expect(await ask(['바빠요'])).toMatchObject(unavailable)
  expect(await ask(['바빠요'])).toMatchObject(unavailable)
  expect(read.filter((text) => text === '바빠요')).toHaveLength(2)
  expect((await ask([])).status).toBe(400)
  expect((await ask(['가'.repeat(121)])).status).toBe(400)
  expect((await ask(Array.from({ length: 61 }, (_, index) => `말${index}`))).status).toBe(400)
})
