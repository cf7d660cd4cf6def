import type { SupabaseClient } from '@supabase/supabase-js'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { repetitions } from '#tests/support/repetitions.ts'
import { plantRows, untouchableRows } from '#tests/support/server/attackedTables.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const INJECTIONS = [
  `' or '1'='1`,
  `'; drop table profiles; --`,
  `") or true --`,
  `1) or (1=1`,
  `x"; update profiles set elo_vocab = 3000; --`,
  `$1`,
  `$$; select pg_sleep(5); $$`,
  `\\'; select 1; --`,
  `1 union select * from auth.users`,
  `/* */ or true`,
  `id","email`,
  `* from auth.users --`,
  `eq.1;select 1`,
  `\u02bc or 1=1`,
  `../../auth/users`,
  `%27%20or%201=1`,
  `a\r\nx-injected: 1`,
]
const TEXTS = [
  `O'Neill "quoted" \\ back`,
  'right-to-left \u202e override',
  'zero\u200bwidth\u200djoiner\ufeff',
  `combining a${'\u0301'.repeat(50)}`,
  'decomposed \u1112\u1161\u11ab stays so',
  '👨‍👩‍👧‍👦 🇰🇷 \u{10ffff} \uffff',
  '<script>alert(1)</script>',
  'tab\tline\r\nbreak',
  '1e309 NaN null undefined',
  '한글 (괄호), "따옴표", 점.점.점',
]

let context: TestDatabase
let api: DataApi
let annId: string
let ann: SupabaseClient
let admin: SupabaseClient
beforeAll(async () => {
  context = await createTestDatabase()
  api = await startDataApi(context.database, { tables: { profiles: {}, glossary_pages: {}, translation_history: {} } })
  const planted = await plantRows(context.database)
  annId = planted.annId
  ann = api.client(annId)
  admin = api.client(planted.adminId)
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const untouchable = () => untouchableRows(context.database, annId)

describe('SQL in a request is compared as text or refused, never run', () => {
  test.each(INJECTIONS)('%j', async (text) => {
    const before = await untouchable()
    const history = () => ann.from('translation_history')
    for (const operator of ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'in', 'is'] as const) {
      const { data } = await history().select().filter('source_text', operator, text)
      expect(data?.length ?? 0).toBeLessThanOrEqual(1)
    }
    expect((await history().select().eq(text, '1')).status).toBe(400)
    expect((await history().select().or(text)).status).toBe(400)
    expect(
      (
        await history()
          .select()
          .or(`source_text.eq."${text.replace(/["\\]/g, '\\$&')}"`)
      ).data,
    ).toEqual([])
    expect((await history().select().order(text)).status).toBe(400)
    expect((await history().select(text)).status).toBe(400)
    expect((await api.request(`/rest/v1/${encodeURIComponent(text)}`, {}, annId)).status).toBe(404)
    for (const clause of ['limit', 'offset', 'columns', 'on_conflict']) {
      const path = `/rest/v1/translation_history?${clause}=${encodeURIComponent(text)}`
      expect((await api.request(path, {}, annId)).status).toBe(400)
    }
    expect(
      (
        await ann
          .from('profiles')
          .update({ [text]: text })
          .eq('id', annId)
      ).status,
    ).toBe(400)
    expect((await ann.from('profiles').update({ display_name: text }).eq('id', text)).status).toBe(400)
    expect(await untouchable()).toBe(before)
  })
})

describe('A text comes back byte for byte', () => {
  test.each(TEXTS)('%j', async (title) => {
    expect(
      (
        await admin
          .from('glossary_pages')
          .update({ title, json_ld: { [title]: title } })
          .eq('slug', 'page')
      ).error,
    ).toBeNull()
    const { data } = await admin.from('glossary_pages').select('title, json_ld').eq('title', title).single()
    expect(data).toEqual({ title, json_ld: { [title]: title } })
    expect(
      (
        await admin
          .from('glossary_pages')
          .select('slug')
          .in('title', [title.replaceAll('"', ''), 'none'])
      ).error,
    ).toBeNull()
  })

  test('any generated text comes back unchanged or is refused', async () => {
    const anyText = fc.string({ unit: 'binary', maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(anyText, async (title) => {
        const { status } = await admin.from('glossary_pages').update({ title }).eq('slug', 'page')
        const { data } = await admin.from('glossary_pages').select('title').eq('slug', 'page').single()
        const refused = title.includes('\0') || !title.isWellFormed()
        expect([status, data?.title === title]).toEqual(refused ? [400, false] : [204, true])
      }),
      { numRuns: repetitions(100, 3_000), examples: [['\0'], ['a\ud800'], ['']] },
    )
  })
})
