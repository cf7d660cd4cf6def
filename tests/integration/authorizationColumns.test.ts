import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

/** A table as a feature might have it: players may read every column but one. */
const QUIZ = `
  create table public.quiz (id integer primary key, question text not null, answer integer);
  alter table public.quiz enable row level security;
  create policy everybody on public.quiz for select to anon, authenticated using (true);
  create policy rename on public.quiz for update to authenticated using (true) with check (true);
  create policy start on public.quiz for insert to authenticated with check (true);
  grant select (id, question) on public.quiz to anon, authenticated;
  grant update (question) on public.quiz to authenticated;
  grant insert (id, question) on public.quiz to authenticated;
  insert into public.quiz values (1, 'first', 3), (2, 'second', 1)`

let context: TestDatabase
let api: DataApi
let annId: string
beforeAll(async () => {
  context = await createTestDatabase()
  await context.database.tx(OWNER, (tx) => tx.script(QUIZ))
  api = await startDataApi(context.database, { tables: { quiz: {}, matches: {} } })
  annId = await createUser(context.database, 'ann@example.org')
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const everything = () => context.database.tx(OWNER, (tx) => tx.sql('select * from quiz order by id'))

describe('a hidden column does not leak', () => {
  test.each<[string, string, RequestInit?]>([
    ['selection', 'select=answer'],
    ['*', 'select=*'],
    ['no selection', ''],
    ['a filter', 'select=id&answer=eq.3'],
    ['a filter that no row matches', 'select=id&answer=eq.99'],
    ['a list', 'select=id&answer=in.(1,2,3)'],
    ['an is filter', 'select=id&answer=is.null'],
    ['or', 'select=id&or=(id.eq.1,answer.gt.2)'],
    ['order', 'select=id&order=answer.desc'],
    ['a count', 'select=id&answer=eq.3', { headers: { prefer: 'count=exact' } }],
    ['the filter of an update', 'select=id&answer=eq.3', { method: 'PATCH', body: '{"question":"x"}' }],
    [
      'the rows that an update returns',
      'id=eq.1',
      { method: 'PATCH', body: '{"question":"x"}', headers: { prefer: 'return=representation' } },
    ],
    [
      'the row that an insert returns',
      '',
      { method: 'POST', body: '{"id":9,"question":"x"}', headers: { prefer: 'return=representation' } },
    ],
  ])('through %s', async (_, query, init = {}) => {
    const before = await everything()
    expect(await api.refusal(`/rest/v1/quiz?${query}`, init, annId)).toMatchObject({ status: 403, code: '42501' })
    expect(await everything()).toEqual(before)
  })

  test('through a HEAD request', async () => {
    const head = await api.client(annId).from('quiz').select('id', { head: true, count: 'exact' }).eq('answer', 3)
    expect([head.status, head.count]).toEqual([403, null])
  })

  test('through CSV, embedding or on_conflict, which are not supported', async () => {
    const ann = api.client(annId)
    expect((await ann.from('quiz').select('id').csv()).status).toBe(406)
    expect((await ann.from('matches').select('id, quiz(answer)')).status).toBe(400)
    expect((await ann.from('quiz').upsert({ id: 1, question: 'x' }, { onConflict: 'answer' })).status).toBe(400)
  })

  test('while the other columns can be read, and written without reading the row back', async () => {
    const ann = api.client(annId)
    expect((await api.client().from('quiz').select('id, question').order('id')).data).toHaveLength(2)
    expect((await ann.from('quiz').update({ question: 'changed' }).eq('id', 1)).status).toBe(204)
    expect((await ann.from('quiz').insert({ id: 3, question: 'third' })).status).toBe(201)
  })
})
