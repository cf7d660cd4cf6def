import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let api: DataApi
let adminId: string
beforeAll(async () => {
  context = await createTestDatabase()
  await context.database.tx(OWNER, (tx) =>
    tx.script(`alter table glossary_pages add column letters integer generated always as (length(content)) stored;
      grant insert (letters), update (letters) on glossary_pages to authenticated`),
  )
  api = await startDataApi(context.database, { tables: { profiles: {}, glossary_pages: {}, translation_history: {} } })
  adminId = await createUser(context.database, 'admin@example.org')
  await context.database.tx(OWNER, async (tx) => {
    await tx.sql('insert into app.admins (user_id) values ($1)', [adminId])
    await tx.sql(`insert into glossary_pages (slug, title, published) values ('kept', 'kept', true)`)
    await tx.sql('insert into profiles (id) values ($1)', [adminId])
  })
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const refusal = (path: string, init: RequestInit) => api.refusal(`/rest/v1/${path}`, init, adminId)
const write = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})
describe('a write is refused', () => {
  const page = { slug: 'new', title: 'new' }

  test.each<[string, string, RequestInit, number, string]>([
    ['as an upsert', 'glossary_pages', write('POST', page, { prefer: 'resolution=merge-duplicates' }), 400, 'PGRST100'],
    ['with on_conflict', 'glossary_pages?on_conflict=slug', write('POST', page), 400, 'PGRST100'],
    ['with a filter on an insert', 'glossary_pages?slug=eq.kept', write('POST', page), 400, 'PGRST100'],
    ['as a dry run (tx=rollback)', 'glossary_pages', write('POST', page, { prefer: 'tx=rollback' }), 400, 'PGRST100'],
    [
      'with max-affected',
      'glossary_pages',
      write('POST', page, { prefer: 'handling=strict, max-affected=1' }),
      400,
      'PGRST100',
    ],
    ['with an unknown field', 'glossary_pages', write('POST', { ...page, author: 'me' }), 400, 'PGRST204'],
    ['with a field that columns does not name', 'glossary_pages?columns="slug"', write('POST', page), 400, 'PGRST100'],
    ['with an unknown name in columns', 'glossary_pages?columns="author"', write('POST', page), 400, '42703'],
    ['without a body', 'glossary_pages', write('POST', ''), 400, 'PGRST102'],
    ['with no field', 'glossary_pages', write('POST', {}), 400, 'PGRST102'],
    ['with a number for a row', 'glossary_pages', write('POST', 5), 400, 'PGRST102'],
    ['with a list of lists', 'glossary_pages', write('POST', [[page]]), 400, 'PGRST102'],
    ['with a list for an update', 'glossary_pages?slug=eq.kept', write('PATCH', [page]), 400, 'PGRST102'],
    ['as an update with an order', 'glossary_pages?slug=eq.kept&order=slug', write('PATCH', page), 400, '42703'],
    ['as a delete with a limit', 'glossary_pages?slug=eq.kept&limit=1', { method: 'DELETE' }, 400, '42703'],
    ['with malformed JSON', 'glossary_pages', write('POST', '{"slug": '), 400, 'bad_json'],
    [
      'with JSON too deep',
      'glossary_pages',
      write('POST', `{"json_ld":${'['.repeat(50)}${']'.repeat(50)}}`),
      400,
      'bad_json',
    ],
    ['with JSON far too deep', 'glossary_pages', write('POST', '['.repeat(100_000)), 400, 'bad_json'],
    [
      'with more than 256 kB',
      'glossary_pages',
      write('POST', { ...page, content: 'a'.repeat(300_000) }),
      413,
      'body_too_large',
    ],
    ['with NUL in a text', 'glossary_pages', write('POST', { ...page, title: 'a\0b' }), 400, 'bad_json'],
    [
      'with half a surrogate pair',
      'glossary_pages',
      write('POST', '{"slug":"new","title":"\\ud800"}'),
      400,
      'bad_json',
    ],
    ['with NUL in a name', 'glossary_pages', write('POST', { 'a\0': 1 }), 400, 'bad_json'],
    ['with a value for a generated column', 'glossary_pages', write('POST', { ...page, letters: 5 }), 400, '428C9'],
    [
      'with a new value for a generated column',
      'glossary_pages?slug=eq.kept',
      write('PATCH', { letters: 5 }),
      400,
      '428C9',
    ],
    ['without a required column', 'glossary_pages', write('POST', { slug: 'new' }), 400, '23502'],
    [
      'with an index entry too large',
      'glossary_pages',
      write('POST', { ...page, slug: randomText(20_000) }),
      400,
      '54000',
    ],
  ])('%s', async (_, path, init, status, code) => {
    expect(await refusal(path, init)).toMatchObject({ status, code })
    const [row] = await context.database.tx(OWNER, (tx) =>
      tx.sql<{ n: number }>('select count(*)::int as n from glossary_pages'),
    )
    expect(row).toEqual({ n: 1 })
  })

  test.each([
    ['profiles', 'id', [5, true, [], {}, 'me', '']],
    ['profiles', 'display_name', [5, true, [], {}, 1e300]],
    ['profiles', 'elo_vocab', ['1000', true, [], {}, 1.5, 1e300, 2 ** 31, '']],
    [
      'profiles',
      'created_at',
      [5, true, [], {}, 'now', 'infinity', '2026-02-30T00:00:00Z', '2026-01-01T25:00:00Z', '2026-01-01'],
    ],
    ['glossary_pages', 'published', ['true', 1, [], {}]],
    ['glossary_pages', 'title', [5, true, [], {}, null]],
  ])('to %s with an invalid value in %s, and the error names the field', async (table, field, values) => {
    for (const value of values) {
      const answer = await refusal(
        table,
        write('POST', { ...(table === 'profiles' ? { id: adminId } : page), [field]: value }),
      )
      expect(answer, JSON.stringify(value)).toMatchObject({ status: 400 })
      expect(answer.message).toContain(field)
    }
  })
})

/** Random, so that compression cannot make it fit into an index. */
function randomText(length: number): string {
  let state = 1
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % 36).toString(36)
  }).join('')
}
