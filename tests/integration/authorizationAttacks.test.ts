import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const TABLES = [
  'profiles',
  'matches',
  'match_queue',
  'translation_history',
  'glossary_pages',
  'subscriptions',
  'daily_usage',
]
let context: TestDatabase
let api: DataApi
let annId: string
let benId: string
let ann: SupabaseClient
let visitor: SupabaseClient
beforeAll(async () => {
  context = await createTestDatabase('matches')
  api = await startDataApi(context.database, { tables: Object.fromEntries(TABLES.map((name) => [name, {}])) })
  annId = await createUser(context.database, 'ann@example.org')
  benId = await createUser(context.database, 'ben@example.org')
  ann = api.client(annId)
  visitor = api.client()
})
beforeEach(() =>
  context.database.tx(OWNER, async (tx) => {
    for (const table of TABLES) await tx.script(`delete from public.${table}`)
    for (const id of [annId, benId]) {
      await tx.sql('insert into profiles (id, display_name) values ($1, $2)', [id, id === annId ? 'Ann' : 'Ben'])
      await tx.sql(`insert into match_queue (user_id, skill_type, rating) values ($1, 'vocab', 1000)`, [id])
      await tx.sql(`insert into subscriptions (user_id, subscription_tier) values ($1, 'Basic')`, [id])
      await tx.sql(`insert into daily_usage (person, date, characters) values ($1, '2026-01-01', 5)`, [id])
      await tx.sql(
        `insert into translation_history (user_id, source_text, translated_text, tone) values ($1, 'hi', '안녕', 'casual')`,
        [id],
      )
    }
    await tx.sql(`insert into matches (player1_id, skill_type, status) values ($1, 'vocab', 'completed')`, [benId])
    await tx.sql(`insert into glossary_pages (slug, title) values ('draft', 'draft')`)
  }),
)
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

/** Everything in the exposed tables, to check that an attack changed nothing. */
function everything(): Promise<string> {
  return context.database.tx(OWNER, async (tx) => {
    const rows: unknown[] = []
    for (const table of TABLES) rows.push(await tx.sql(`select t::text from public.${table} t order by 1`))
    return JSON.stringify(rows)
  })
}

describe('a player cannot write their own elo_*, wins or plan', () => {
  test.each([
    ['profiles', 'id', { elo_vocab: 3000 }],
    ['profiles', 'id', { elo_grammar: 3000 }],
    ['profiles', 'id', { elo_listening: 3000 }],
    ['profiles', 'id', { wins: 99, total_matches: 99 }],
    ['profiles', 'id', { rated_vocab: 10 }],
    ['profiles', 'id', { held: false }],
    ['profiles', 'id', { display_name: 'Ann B', best_streak: 9 }],
    ['profiles', 'id', { email: 'admin@example.org' }],
    ['subscriptions', 'user_id', { subscription_tier: 'Premium' }],
    ['subscriptions', 'user_id', { subscription_end: '2100-01-01T00:00:00Z' }],
    ['daily_usage', 'person', { characters: 0 }],
    ['match_queue', 'user_id', { rating: 100 }],
    ['translation_history', 'user_id', { source_text: 'forged' }],
  ])('in %s by %s: %j', async (table, column, values) => {
    const before = await everything()
    const { error, status } = await ann.from(table).update(values).eq(column, annId)
    expect([status, error?.code]).toEqual([403, '42501'])
    expect(await everything()).toBe(before)
  })

  test.each<[string, Record<string, unknown>]>([
    ['matches', { skill_type: 'vocab', status: 'completed' }],
    ['match_queue', { skill_type: 'vocab', rating: 100 }],
    ['subscriptions', { subscription_tier: 'Premium' }],
    ['daily_usage', { person: 'me', date: '2026-01-02' }],
    ['translation_history', { source_text: 'a', translated_text: 'a', tone: 'polite' }],
    ['glossary_pages', { slug: 'learn/hangul', title: 'forged', published: true }],
  ])('nor be inserted into %s: %j', async (table, values) => {
    const before = await everything()
    const { error, status } = await ann.from(table).insert(values)
    expect([status, error?.code]).toEqual([403, '42501'])
    expect(await everything()).toBe(before)
  })
})

describe('a new profile', () => {
  beforeEach(() => context.database.tx(OWNER, (tx) => tx.sql('delete from profiles where id = $1', [annId])))
  const fresh = () => ({ id: annId, display_name: 'Ann', elo_vocab: 1000, elo_grammar: 1000, elo_listening: 1000 })

  test.each([
    ['ratings of 3000', () => ({ ...fresh(), elo_vocab: 3000 })],
    ['a rating of 999', () => ({ ...fresh(), elo_listening: 999 })],
    ["another user's id", () => ({ ...fresh(), id: benId })],
    ['an id that does not exist', () => ({ ...fresh(), id: '00000000-0000-4000-8000-000000000000' })],
    ['wins', () => ({ ...fresh(), wins: 5 })],
    ['an email address', () => ({ ...fresh(), email: 'admin@example.org' })],
  ])('cannot begin with %s', async (_, values) => {
    const before = await everything()
    const { error, status } = await ann.from('profiles').insert(values())
    expect([status, error?.code]).toEqual([403, '42501'])
    expect(await everything()).toBe(before)
  })

  test('cannot be inserted together with another user’s profile', async () => {
    const { error } = await ann.from('profiles').insert([fresh(), { ...fresh(), id: benId, elo_vocab: 3000 }])
    expect(error?.code).toBe('42501')
    expect((await ann.from('profiles').select('id')).data).toEqual([])
  })

  test('begins at 1000', async () => {
    expect((await ann.from('profiles').insert(fresh())).error).toBeNull()
  })
})

describe('what a player says in the onboarding', () => {
  const choices = { reads_hangul: false, daily_goal_minutes: 10, onboarded: true }

  test('is stored for that player only, even if the filter matches others', async () => {
    expect((await ann.from('profiles').update(choices).in('id', [annId, benId])).error).toBeNull()
    const rows = await context.database.tx(OWNER, (tx) =>
      tx.sql('select id, reads_hangul, daily_goal_minutes, onboarded from profiles where onboarded'),
    )
    expect(rows).toEqual([{ id: annId, ...choices }])
  })

  test.each([
    ['a goal that is not offered', { daily_goal_minutes: 7 }, 400],
    ['a goal that is not a number', { daily_goal_minutes: 'ten' }, 400],
    ['a rating beside it', { onboarded: true, elo_vocab: 3000 }, 403],
  ])('is refused with %s', async (_, values, refused) => {
    const before = await everything()
    const { status } = await ann.from('profiles').update(values).eq('id', annId)
    expect(status).toBe(refused)
    expect(await everything()).toBe(before)
  })
})

describe('Cancel', () => {
  const seats = async () =>
    context.database.tx(OWNER, (tx) => tx.sql<{ user_id: string }>('select user_id from match_queue order by user_id'))

  test("deletes only the player's own searching seat, even if the filter matches others", async () => {
    await ann.from('match_queue').delete().eq('skill_type', 'vocab')
    expect(await seats()).toEqual([{ user_id: benId }])
  })

  test("cannot delete another player's seat", async () => {
    const { count } = await ann
      .from('match_queue')
      .delete({ count: 'exact' })
      .eq('user_id', benId)
      .eq('skill_type', 'vocab')
    expect([count, (await seats()).length]).toEqual([0, 2])
  })

  test('does not remove a player from a match that has been created', async () => {
    await context.database.tx(OWNER, (tx) => tx.sql('update match_queue set match_id = (select id from matches)'))
    const { count } = await ann.from('match_queue').delete({ count: 'exact' }).eq('user_id', annId)
    expect([count, (await seats()).length]).toEqual([0, 2])
  })
})

describe("other users' rows do not leak", () => {
  test.each(['profiles', 'match_queue', 'translation_history', 'subscriptions', 'daily_usage'])(
    'from %s: a player sees and counts only their own row',
    async (table) => {
      const { data, count } = await ann.from(table).select('*', { count: 'exact' })
      expect([data?.length, count]).toEqual([1, 1])
      const head = await ann.from(table).select('*', { count: 'exact', head: true })
      expect(head.count).toBe(1)
    },
  )

  test.each(['matches', 'glossary_pages'])('from %s: a player sees and counts no row', async (table) => {
    const { data, count } = await ann.from(table).select('*', { count: 'exact' })
    expect([data, count]).toEqual([[], 0])
  })

  test('through filters, `or` and `order`', async () => {
    const rows = ann.from('profiles')
    expect((await rows.select('id').eq('id', benId)).data).toEqual([])
    expect((await rows.select('id').or(`id.eq.${benId},display_name.eq.Ben`)).data).toEqual([])
    expect((await rows.select('id').neq('id', annId).order('elo_vocab')).data).toEqual([])
    expect((await rows.select('id', { count: 'exact' }).or(`id.eq.${annId},id.neq.${annId}`)).count).toBe(1)
  })

  test('through updates and deletes that return rows or counts', async () => {
    const before = await everything()
    const renamed = await ann
      .from('profiles')
      .update({ display_name: 'X' }, { count: 'exact' })
      .eq('id', benId)
      .select()
    expect([renamed.data, renamed.count]).toEqual([[], 0])
    const deleted = await ann.from('translation_history').delete({ count: 'exact' }).eq('user_id', benId).select()
    expect([deleted.data, deleted.count]).toEqual([[], 0])
    expect(await everything()).toBe(before)
  })

  test.each(TABLES.filter((table) => table !== 'glossary_pages'))('to a visitor from %s', async (table) => {
    for (const head of [true, false]) {
      expect((await visitor.from(table).select('*', { count: 'exact', head })).status).toBe(401)
    }
  })
})
