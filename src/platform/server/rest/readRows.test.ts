import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const WORDS = ['가', '나', '다', '라', '마']

let context: TestDatabase
let api: DataApi
let ann: SupabaseClient
let annId: string
beforeAll(async () => {
  context = await createTestDatabase('matches')
  api = await startDataApi(context.database, { tables: { translation_history: {}, matches: {}, glossary_pages: {} } })
  annId = await createUser(context.database, 'ann@example.org')
  const benId = await createUser(context.database, 'ben@example.org')
  ann = api.client(annId)
  await context.database.tx(OWNER, async (tx) => {
    for (const [index, word] of WORDS.entries()) {
      await tx.sql(
        `insert into translation_history (user_id, source_text, translated_text, tone, saved, created_at)
         values ($1, $2, $3, 'polite', $4::boolean, $5::timestamptz)`,
        [annId, `word ${index}`, word, String(index === 0), `2026-01-0${index + 1}T00:00:00Z`],
      )
    }
    await tx.sql(
      `insert into translation_history (user_id, source_text, translated_text, tone) values ($1, 'secret', '비밀', 'casual')`,
      [benId],
    )
    await tx.sql(
      `insert into matches (player1_id, player2_id, skill_type, status) values
         ($1, $2, 'vocab', 'completed'), ($2, $1, 'grammar', 'completed'), ($1, $2, 'vocab', 'playing')`,
      [annId, benId],
    )
    await tx.sql(
      `insert into glossary_pages (slug, title, json_ld, published) values ('learn/hangul', '한글', '{"a": [1]}', true)`,
    )
  })
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const history = () => ann.from('translation_history')
const words = async (query: PromiseLike<{ data: { source_text: string }[] | null; error: unknown }>) => {
  const { data, error } = await query
  expect(error).toBeNull()
  return data?.map(({ source_text }) => source_text)
}
const selected = () => history().select('source_text').order('created_at')

describe('a filter', () => {
  test.each<[string, (query: ReturnType<typeof selected>) => ReturnType<typeof selected>, number[]]>([
    ['eq matches equal values', (query) => query.eq('source_text', 'word 1'), [1]],
    ['neq matches all other values', (query) => query.neq('source_text', 'word 1'), [0, 2, 3, 4]],
    ['gt compares instants', (query) => query.gt('created_at', '2026-01-03T00:00:00Z'), [3, 4]],
    ['gte includes its bound', (query) => query.gte('created_at', '2026-01-03T09:00:00+09:00'), [2, 3, 4]],
    ['lt stops before its bound', (query) => query.lt('created_at', '2026-01-02T00:00:00Z'), [0]],
    ['lte includes its bound', (query) => query.lte('created_at', '2026-01-02T00:00:00Z'), [0, 1]],
    [
      'on one column can be combined with another, and both must match',
      (query) => query.gt('source_text', 'word 0').lt('source_text', 'word 3'),
      [1, 2],
    ],
    ['in matches the listed values', (query) => query.in('source_text', ['word 4', 'word 0', 'a,b', 'c)']), [0, 4]],
    ['in with an empty list matches nothing', (query) => query.in('source_text', []), []],
    ['is distinguishes true from false', (query) => query.is('saved', true), [0]],
    ['is null matches nothing in a column without nulls', (query) => query.is('explanation', null), []],
    [
      'or matches if one of its terms does',
      (query) => query.or('source_text.eq.word 1,translated_text.in.(다,"라")'),
      [1, 2, 3],
    ],
    ['or reads quoted values', (query) => query.or('source_text.eq."word 1",source_text.eq."a,b\\"(c)"'), [1]],
    [
      'or is combined with other filters by and',
      (query) => query.eq('saved', false).or('saved.is.true,tone.eq.polite'),
      [1, 2, 3, 4],
    ],
  ])('%s', async (_, filter, expected) => {
    expect(await words(filter(selected()))).toEqual(expected.map((index) => `word ${index}`))
  })

  test("can find a player's completed matches of today on either side, as the daily limit needs", async () => {
    const { data } = await ann
      .from('matches')
      .select('id')
      .or(`player1_id.eq.${annId},player2_id.eq.${annId}`)
      .eq('status', 'completed')
      .gte('created_at', '2020-01-01T00:00:00Z')
      .lt('created_at', '2220-01-01T00:00:00Z')
    expect(data).toHaveLength(2)
  })
})

describe('rows', () => {
  test('have the selected columns in the selected order', async () => {
    const { data } = await history().select('tone, source_text').limit(1)
    expect(Object.keys(data?.[0] ?? {})).toEqual(['tone', 'source_text'])
  })

  test('have every column for *', async () => {
    const { data } = await api.client().from('glossary_pages').select('*').single()
    expect(data).toMatchObject({ slug: 'learn/hangul', title: '한글', json_ld: { a: [1] }, published: true })
  })

  test("have instants in PostgREST's format", async () => {
    const { data } = await history().select('created_at').order('created_at').limit(1).single()
    expect(data).toEqual({ created_at: '2026-01-01T00:00:00+00:00' })
  })

  test('are ordered by several columns, up or down, nulls first or last', async () => {
    expect(
      await words(
        history().select('source_text').order('saved', { ascending: false }).order('created_at', { ascending: false }),
      ),
    ).toEqual([0, 4, 3, 2, 1].map((index) => `word ${index}`))
    const { data } = await ann
      .from('matches')
      .select('winner_id')
      .order('winner_id', { ascending: false, nullsFirst: false })
    expect(data).toHaveLength(3)
  })

  test('can be read page by page', async () => {
    expect(await words(selected().range(1, 2))).toEqual(['word 1', 'word 2'])
    expect(await words(selected().limit(2))).toEqual(['word 0', 'word 1'])
    expect(await words(selected().limit(99_999_999_999))).toHaveLength(5)
  })

  test('are never more than 1,000, however huge the limit', async () => {
    const id = await createUser(context.database, 'collector@example.org')
    await context.database.tx(OWNER, (tx) =>
      tx.sql(
        `insert into translation_history (user_id, source_text, translated_text, tone)
         select $1::uuid, 'x' || nth, 'x', 'polite' from generate_series(1, 1100) nth`,
        [id],
      ),
    )
    const { data, count, status } = await api
      .client(id)
      .from('translation_history')
      .select('id', { count: 'exact' })
      .limit(5_000)
    expect([data?.length, count, status]).toEqual([1_000, 1_100, 206])
  })

  test('may not be cached', async () => {
    const answer = await api.request('/rest/v1/translation_history', {}, annId)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(answer.headers.get('content-range')).toBe('0-4/*')
  })
})

describe('a count', () => {
  test('includes all matching rows, also beyond the page', async () => {
    const { data, count } = await history().select('id', { count: 'exact' }).eq('saved', false).limit(1)
    expect([data?.length, count]).toEqual([1, 4])
  })

  test('comes without rows for a head request', async () => {
    const { data, count, error } = await history().select('*', { count: 'exact', head: true })
    expect([data, count, error]).toEqual([null, 5, null])
  })

  test('makes a page beyond the last row an error', async () => {
    const { error, status } = await history().select('id', { count: 'exact' }).range(10, 20)
    expect([status, error?.code]).toEqual([416, 'PGRST103'])
  })

  test.each(['planned', 'estimated'] as const)('is not offered as %s', async (count) => {
    const { error, status } = await history().select('id', { count })
    expect([status, error?.code]).toEqual([400, 'PGRST100'])
  })
})

describe('a single row', () => {
  test('is returned as an object', async () => {
    const { data } = await history().select('source_text').eq('source_text', 'word 1').single()
    expect(data).toEqual({ source_text: 'word 1' })
  })

  test('that does not exist is an error 406', async () => {
    const { error, status } = await history().select().eq('source_text', 'none').single()
    expect(status).toBe(406)
    expect(error).toMatchObject({
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: 'The result contains 0 rows',
    })
  })

  test('is an error 406 if several rows match', async () => {
    const { error, status } = await history().select().single()
    expect([status, error?.details]).toEqual([406, 'The result contains 5 rows'])
  })

  test('may be missing with maybeSingle', async () => {
    const { data, error } = await history().select().eq('source_text', 'none').maybeSingle()
    expect([data, error]).toEqual([null, null])
  })
})
