import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ActionsResponse, EditedPage, PagesResponse, SavePageRequest } from '#admin/adminContract.ts'
import type { AccountsResponse } from '#admin/foundAccount.ts'
import { adminFunctions } from '#admin/server/adminFunctions.ts'
import { grantAdmin, revokeAdmin } from '#admin/server/adminGrants.ts'
import type { SiteDays } from '#admin/siteDays.ts'
import { type Claims, OWNER, SERVICE } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { adminParts } from '#tests/support/server/adminParts.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { asUser, type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

const NOW = '2026-11-20T12:00:00Z'
const PAGE: SavePageRequest = {
  slug: 'learn/batchim',
  seen: null,
  title: 'Final consonants',
  meta_description: 'What stands below.',
  headline: 'Batchim',
  content: '## 받침\n\nIt stands below.',
}

let context: TestDatabase
let api: DataApi
let adminId: string
let annId: string
beforeAll(async () => {
  context = await createTestDatabase('matches')
  await setClock(context.database, NOW)
  api = await startDataApi(context.database, {
    functions: adminFunctions(context.database, adminParts()),
    tables: { glossary_pages: {} },
  })
})
beforeEach(async () => {
  await owner('delete from glossary_pages; delete from auth.users; delete from matches; delete from app.rate_limits')
  await owner(
    'alter table app.admin_actions disable trigger keep; delete from app.admin_actions; alter table app.admin_actions enable trigger keep',
  )
  annId = await createUser(context.database, 'ann@example.org')
  adminId = await createUser(context.database, 'admin@example.org')
  await owner(`insert into app.admins (user_id) values ('${adminId}')`)
  await owner(
    'alter table app.admin_actions disable trigger keep; delete from app.admin_actions; alter table app.admin_actions enable trigger keep',
  )
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const owner = (sql: string) => context.database.tx(OWNER, (tx) => tx.script(sql))

async function call<Answer>(name: string, body: object = {}, userId = adminId): Promise<Answer> {
  const { data, error } = await api.client(userId).functions.invoke(name, { body })
  if (error) throw new Error(`${name}: ${error.context.status} ${(await error.context.json()).code}`)
  return data
}

/** What the record says, newest first. */
async function record(): Promise<string[]> {
  const { actions } = await call<ActionsResponse>('admin-actions')
  return actions.map(({ by, admin, action, user, slug, changed, found }) =>
    [by === 'command' ? by : admin, action, user ?? slug, ...changed, found].filter((part) => part !== null).join(' '),
  )
}

describe('the pages of the glossary', () => {
  test('a new page is a draft until it is published, and may be withdrawn; the record says who did it', async () => {
    const saved = await call<EditedPage>('admin-save-page', PAGE)
    expect(saved).toEqual({ ...PAGE, published: false, seen: expect.any(String) })
    const seenByVisitors = () => api.client().from('glossary_pages').select('slug, json_ld')
    expect((await seenByVisitors()).data).toEqual([])

    const { pages } = await call<PagesResponse>('admin-publish-page', { slug: PAGE.slug, published: true })
    expect(pages.find(({ slug }) => slug === PAGE.slug)).toMatchObject({
      path: '/learn/batchim',
      stored: { published: true },
    })
    const article = { '@context': 'https://schema.org', '@type': 'Article', headline: 'Batchim' }
    expect((await seenByVisitors()).data).toEqual([
      { slug: PAGE.slug, json_ld: { ...article, description: PAGE.meta_description } },
    ])
    await call('admin-publish-page', { slug: PAGE.slug, published: false })
    expect((await seenByVisitors()).data).toEqual([])
    expect(await record()).toEqual([
      'admin@example.org page_unpublished learn/batchim',
      'admin@example.org page_published learn/batchim',
      'admin@example.org page_added learn/batchim',
    ])
    const { actions } = await call<ActionsResponse>('admin-actions')
    expect(new Set(actions.map(({ at }) => at))).toEqual(new Set(['2026-11-20T12:00:00.000Z']))
  })

  test('an edit is recorded with the columns that it changed, and keeps what else search engines are told', async () => {
    const { seen } = await call<EditedPage>('admin-save-page', PAGE)
    await call('admin-save-page', { ...PAGE, seen, title: 'The final consonant', content: '## New' })
    expect((await record())[0]).toBe('admin@example.org page_edited learn/batchim title content')
    const again = await call<EditedPage>('admin-page', { slug: PAGE.slug })
    expect(again).toMatchObject({ title: 'The final consonant', content: '## New', headline: 'Batchim' })
  })

  test('a change through the table itself, as Populate Content makes it, is recorded too', async () => {
    await call('admin-save-page', PAGE)
    const { error } = await api
      .client(adminId)
      .from('glossary_pages')
      .update({ content: 'other' })
      .eq('slug', PAGE.slug)
    expect(error).toBeNull()
    expect((await record())[0]).toBe('admin@example.org page_edited learn/batchim content')
  })

  test('what somebody else has changed meanwhile is not overwritten', async () => {
    const { seen } = await call<EditedPage>('admin-save-page', PAGE)
    await setClock(context.database, '2026-11-20T12:00:01Z')
    await call('admin-save-page', { ...PAGE, seen, content: 'first' })
    await expect(call('admin-save-page', { ...PAGE, seen, content: 'second' })).rejects.toThrow('409 page_changed')
    await expect(call('admin-save-page', { ...PAGE, content: 'third' })).rejects.toThrow('409 page_changed')
    await setClock(context.database, NOW)
    expect((await call<EditedPage>('admin-page', { slug: PAGE.slug })).content).toBe('first')
  })

  test('a page that the hub does not have can be neither read nor written', async () => {
    for (const name of ['admin-page', 'admin-save-page', 'admin-publish-page']) {
      const body = { 'admin-page': {}, 'admin-save-page': PAGE, 'admin-publish-page': { published: true } }[name]
      await expect(call(name, { ...body, slug: 'learn/nothing' })).rejects.toThrow('404 page_not_found')
    }
  })

  test('a preview shows the text as readers get it, and says what is wrong with it', async () => {
    const content = '## 받침\n\n[dead](/learn/nothing) <b>bold</b>'
    expect(await call('admin-preview-page', { content })).toEqual({
      blocks: [expect.objectContaining({ type: 'heading' }), expect.objectContaining({ type: 'paragraph' })],
      faults: ['Dead link: /learn/nothing', 'HTML is shown as it is written: <b>'],
    })
  })

  test('a title too long for a search result is refused', async () => {
    await expect(call('admin-save-page', { ...PAGE, title: 'T'.repeat(52) })).rejects.toThrow('400')
  })
})

describe('the record of what admins did', () => {
  test('names the command line when the role is granted or revoked there', async () => {
    await context.database.tx(SERVICE, (tx) => grantAdmin(tx, 'ann@example.org'))
    await context.database.tx(SERVICE, (tx) => revokeAdmin(tx, 'ann@example.org'))
    expect(await record()).toEqual(['command admin_revoked ann@example.org', 'command admin_granted ann@example.org'])
  })

  test('holds nothing of a change that was rolled back', async () => {
    const change = context.database.tx(asUser(adminId), async (tx) => {
      await tx.sql(`insert into glossary_pages (slug, title) values ('learn/batchim', 'T')`)
      throw new Error('given up')
    })
    await expect(change).rejects.toThrow('given up')
    expect(await record()).toEqual([])
  })

  test('can be read or written by nobody directly, and changed by not even the owner', async () => {
    await call('admin-save-page', PAGE)
    const statements = [
      'select * from app.admin_actions',
      `insert into app.admin_actions (done_by, action) values ('command', 'page_added')`,
      'delete from app.admin_actions',
      `update app.admin_actions set action = 'page_edited'`,
      `select app.note_admin_action('page_added')`,
    ]
    const callers: Claims[] = [{ role: 'anon' }, asUser(annId), asUser(adminId), SERVICE]
    for (const claims of callers) {
      for (const sql of statements) {
        await expect(context.database.tx(claims, (tx) => tx.sql(sql))).rejects.toThrow('permission denied')
      }
    }
    for (const sql of statements.slice(2, 4)) await expect(owner(sql)).rejects.toThrow('only added to')
    expect(await record()).toEqual(['admin@example.org page_added learn/batchim'])
  })

  test('forgets a deleted account and keeps what was done', async () => {
    await call('admin-save-page', PAGE)
    const otherId = await createUser(context.database, 'other@example.org')
    await context.database.tx(SERVICE, (tx) => grantAdmin(tx, 'other@example.org'))
    await call('admin-publish-page', { slug: PAGE.slug, published: true }, otherId)
    await owner(`delete from auth.users where id = '${otherId}'`)
    expect(await record()).toEqual([
      'page_published learn/batchim',
      'command admin_granted',
      'admin@example.org page_added learn/batchim',
    ])
  })

  test('comes in pages, newest first', async () => {
    for (let searches = 0; searches < 31; searches += 1) {
      await context.database.tx(asUser(adminId), (tx) => tx.sql(`select find_accounts('ann', 20)`))
    }
    const first = await call<ActionsResponse>('admin-actions')
    expect([first.actions.length, first.more]).toEqual([30, true])
    const rest = await call<ActionsResponse>('admin-actions', { before: first.actions.at(-1)?.id })
    expect([rest.actions.length, rest.more]).toEqual([1, false])
  })
})

describe('accounts', () => {
  test('are found by a part of the address, the exact address first, with their plan; the search is recorded', async () => {
    await createUser(context.database, 'joann@example.org')
    await owner(`insert into profiles (id, display_name) values ('${annId}', 'Ann');
      insert into subscriptions (user_id, subscription_tier, subscription_end, renewal)
        values ('${annId}', 'Premium', '2026-12-20T00:00:00Z', 'ending');
      insert into app.payment_customers (user_id, customer_id) values ('${annId}', 'cus_1');
      insert into app.payment_subscriptions (id, user_id, tier, status, period_end, due_since, seen_at, seen_for)
        values ('sub_1', '${annId}', 'Premium', 'active', '2026-12-20T00:00:00Z', now(), now(), 'x')`)
    const { accounts } = await call<AccountsResponse>('admin-accounts', { email: 'ANN@example.org' })
    expect(accounts.map(({ email, plan }) => `${email} ${plan}`)).toEqual([
      'ann@example.org Premium',
      'joann@example.org Free',
    ])
    expect(accounts[0]).toEqual({
      ...{ id: annId, email: 'ann@example.org', name: 'Ann', joined: '2026-11-20', seen: null, matches: 0 },
      ...{ held: false, admin: false, plan: 'Premium', renewal: 'ending', until: '2026-12-20', customer: 'cus_1' },
      subscriptions: [{ id: 'sub_1', tier: 'Premium', status: 'active', until: '2026-12-20' }],
    })
    await call('admin-accounts', { email: 'joann@' })
    await call('admin-accounts', { email: 'nobody@' })
    expect(await record()).toEqual([
      'admin@example.org accounts_searched 0',
      'admin@example.org accounts_searched joann@example.org 1',
      'admin@example.org accounts_searched 2',
    ])
  })

  test('a plan that has ended is Free, and what a pattern would match is not found', async () => {
    await owner(`insert into subscriptions (user_id, subscription_tier, subscription_end)
      values ('${annId}', 'Basic', '2026-11-20T11:59:59Z')`)
    const { accounts } = await call<AccountsResponse>('admin-accounts', { email: 'ann@' })
    expect(accounts).toMatchObject([{ plan: 'Free', renewal: null, until: '2026-11-20' }])
    expect(await call('admin-accounts', { email: '%_%' })).toEqual({ accounts: [] })
  })

  test('and counts are refused by the database itself to everyone but admins, a former admin included', async () => {
    await context.database.tx(SERVICE, (tx) => revokeAdmin(tx, 'admin@example.org'))
    const callers: Claims[] = [{ role: 'anon' }, asUser(annId), asUser(adminId), SERVICE]
    const calls = [`find_accounts('ann', 20)`, 'admin_actions(null, 10)', 'site_days(30)']
    for (const claims of callers) {
      for (const asked of calls) {
        const query = context.database.tx(claims, (tx) => tx.sql(`select public.${asked}`))
        await expect(query).rejects.toThrow('permission denied')
      }
    }
  })
})

test('the figures of 30 days count each thing on its UTC day, oldest first', async () => {
  await owner(`update auth.users set created_at = '2026-11-18T23:59:59Z' where id = '${annId}';
    insert into auth.users (email, created_at) values ('old@example.org', '2026-10-21T23:59:59Z');
    insert into matches (skill_type, status, completed_at, player1_id) values
      ('vocab', 'completed', '2026-11-20T00:00:00Z', '${annId}'), ('vocab', 'completed', '2026-11-19T23:59:59Z', '${annId}');
    insert into matches (skill_type, player1_id) values ('vocab', '${annId}');
    insert into practices (user_id, kind, skill_type, rating, created_at) values
      ('${annId}', 'untimed', 'vocab', 1000, '2026-11-20T01:00:00Z');
    insert into lesson_progress (user_id, course, number, done_at) values
      ('${annId}', 'survival-korean', 1, '2026-11-20T01:00:00Z'), ('${annId}', 'survival-korean', 2, null);
    insert into daily_usage (person, date, characters) values
      ('visitor:x', '2026-10-22', 7), ('${annId}', '2026-10-22', 5), ('${annId}', '2026-10-21', 9)`)
  const { first_day, figures } = await call<SiteDays>('admin-days')
  expect(first_day).toBe('2026-10-22')
  expect(Object.values(figures).map(({ length }) => length)).toEqual(Array(8).fill(30))
  const newest = (counts: number[]) => counts.slice(-3)
  expect({
    sign_ups: newest(figures.sign_ups),
    duels: newest(figures.duels),
    practices: newest(figures.practices),
    lessons: newest(figures.lessons),
    reviews: newest(figures.reviews),
    daily_rounds: newest(figures.daily_rounds),
  }).toEqual({
    ...{ sign_ups: [1, 0, 1], duels: [0, 1, 1], practices: [0, 0, 1], lessons: [0, 0, 1] },
    ...{ reviews: [0, 0, 0], daily_rounds: [0, 0, 0] },
  })
  expect([figures.translators[0], figures.characters[0]]).toEqual([2, 12])
})
