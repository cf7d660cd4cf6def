import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let api: DataApi
let annId: string
let ann: SupabaseClient
let admin: SupabaseClient
beforeAll(async () => {
  context = await createTestDatabase()
  const tables = {
    profiles: {
      checks: (values: Readonly<Record<string, unknown>>) => (values.display_name === 'bad' ? 'Bad name.' : null),
    },
    glossary_pages: {},
    translation_history: {},
  }
  api = await startDataApi(context.database, { tables })
  annId = await createUser(context.database, 'ann@example.org')
  const adminId = await createUser(context.database, 'admin@example.org')
  await context.database.tx(OWNER, (tx) => tx.sql('insert into app.admins (user_id) values ($1)', [adminId]))
  ann = api.client(annId)
  admin = api.client(adminId)
})
beforeEach(() =>
  context.database.tx(OWNER, (tx) =>
    tx.script('delete from profiles; delete from glossary_pages; delete from translation_history'),
  ),
)
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const profile = () => ({ id: annId, display_name: 'Ann', elo_vocab: 1000, elo_grammar: 1000, elo_listening: 1000 })
const page = (slug: string) => ({
  slug,
  title: slug,
  content: '# 한글',
  json_ld: { '@type': 'Article' },
  published: true,
})
const slugs = async () =>
  (await admin.from('glossary_pages').select('slug').order('slug')).data?.map(({ slug }) => slug)

describe('an insert', () => {
  test('of a missing profile returns 201 without a body', async () => {
    const { data, error, status } = await ann.from('profiles').insert(profile())
    expect([data, error, status]).toEqual([null, null, 201])
    const { data: kept } = await ann.from('profiles').select('*').eq('id', annId).single()
    expect(kept).toMatchObject({ ...profile(), email: 'ann@example.org', wins: 0 })
  })

  test('returns the row on request', async () => {
    const { data, status } = await ann.from('profiles').insert(profile()).select('id, email').single()
    expect([data, status]).toEqual([{ id: annId, email: 'ann@example.org' }, 201])
  })

  test('can write several rows at once and count them', async () => {
    const { count } = await admin.from('glossary_pages').insert([page('a'), page('b')], { count: 'exact' })
    expect([count, await slugs()]).toEqual([2, ['a', 'b']])
  })

  test('sets a missing field to null, or to its default on request', async () => {
    const rows = [page('a'), { slug: 'b', title: 'b' }]
    const { error } = await admin.from('glossary_pages').insert(rows)
    expect(error?.code).toBe('23502')
    const { data } = await admin.from('glossary_pages').insert(rows, { defaultToNull: false }).select('slug, content')
    expect(data).toEqual([
      { slug: 'a', content: '# 한글' },
      { slug: 'b', content: '' },
    ])
  })

  test('of an existing row is a conflict 409', async () => {
    await ann.from('profiles').insert(profile())
    const { error, status } = await ann.from('profiles').insert(profile())
    expect([status, error?.code]).toEqual([409, '23505'])
  })

  test('writes no row if one is refused', async () => {
    const { error } = await admin.from('glossary_pages').insert([page('a'), page('a')])
    expect([error?.code, await slugs()]).toEqual(['23505', []])
  })

  test('of more than 100 rows or of none is refused', async () => {
    const many = Array.from({ length: 101 }, (_, index) => page(String(index)))
    for (const rows of [many, []]) {
      const { status } = await admin.from('glossary_pages').insert(rows)
      expect(status).toBe(400)
    }
    expect(await slugs()).toEqual([])
  })

  test('of two rows is rolled back if the request wants one row', async () => {
    const { error } = await admin
      .from('glossary_pages')
      .insert([page('a'), page('b')])
      .select()
      .single()
    expect([error?.code, await slugs()]).toEqual(['PGRST116', []])
  })
})

describe('an update', () => {
  beforeEach(async () => {
    await admin.from('glossary_pages').insert([page('a'), page('b')])
  })

  test('returns 204 without a body', async () => {
    const { data, error, status } = await admin.from('glossary_pages').update({ title: 'A' }).eq('slug', 'a')
    expect([data, error, status]).toEqual([null, null, 204])
  })

  test('returns only the changed rows on request', async () => {
    const values = { title: 'A', meta_description: 'm', json_ld: [1, null], updated_at: '2026-01-01T00:00:00.000Z' }
    const { data } = await admin
      .from('glossary_pages')
      .update(values)
      .eq('slug', 'a')
      .select('slug, title, json_ld, updated_at')
    expect(data).toEqual([{ slug: 'a', title: 'A', json_ld: [1, null], updated_at: '2026-01-01T00:00:00+00:00' }])
  })

  test('can count the changed rows', async () => {
    const { count } = await admin
      .from('glossary_pages')
      .update({ published: false }, { count: 'exact' })
      .in('slug', ['a', 'b', 'c'])
    expect(count).toBe(2)
  })

  test('that matches no row succeeds and changes nothing', async () => {
    const { data, status } = await admin.from('glossary_pages').update({ title: 'A' }).eq('slug', 'none').select()
    expect([data, status]).toEqual([[], 200])
  })

  test('without a filter is refused', async () => {
    const { error, status } = await admin.from('glossary_pages').update({ title: 'A' })
    expect([status, error?.code]).toEqual([400, '21000'])
  })

  test('of two rows is rolled back if the request wants one row', async () => {
    const { error } = await admin
      .from('glossary_pages')
      .update({ title: 'A' })
      .neq('slug', 'none')
      .select('slug')
      .single()
    expect(error?.code).toBe('PGRST116')
    const { data } = await admin.from('glossary_pages').select('title').eq('title', 'A')
    expect(data).toEqual([])
  })
})

describe('a delete', () => {
  beforeEach(async () => {
    await context.database.tx(OWNER, (tx) =>
      tx.sql(
        `insert into translation_history (user_id, source_text, translated_text, tone)
         select $1::uuid, 'word ' || n, '', 'polite' from generate_series(1, 3) n`,
        [annId],
      ),
    )
  })

  test('without a filter is refused', async () => {
    const { error, status } = await ann.from('translation_history').delete()
    expect([status, error?.code]).toEqual([400, '21000'])
  })

  test('returns the deleted rows on request', async () => {
    const { data, status } = await ann
      .from('translation_history')
      .delete()
      .eq('source_text', 'word 1')
      .select('source_text')
    expect([data, status]).toEqual([[{ source_text: 'word 1' }], 200])
  })

  test("can delete a user's whole history", async () => {
    const { status, count } = await ann.from('translation_history').delete({ count: 'exact' }).eq('user_id', annId)
    expect(status).toBe(204)
    expect(count).toBe(3)
    const { data } = await ann.from('translation_history').select('id')
    expect(data).toEqual([])
  })
})

describe("a feature's rule for written values", () => {
  test.each(['insert', 'update'] as const)('can refuse an %s with its own message', async (operation) => {
    const values = { ...profile(), display_name: 'bad' }
    const query =
      operation === 'insert'
        ? ann.from('profiles').insert(values)
        : ann.from('profiles').update({ display_name: 'bad' }).eq('id', annId)
    const { error, status } = await query
    expect([status, error?.code, error?.message]).toEqual([400, '23514', 'Bad name.'])
  })
})
