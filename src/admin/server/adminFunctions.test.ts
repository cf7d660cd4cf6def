import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GlossaryEntry } from '#admin/glossaryEntry.ts'
import { adminFunctions } from '#admin/server/adminFunctions.ts'
import { grantAdmin, revokeAdmin } from '#admin/server/adminGrants.ts'
import { type Claims, OWNER, SERVICE } from '#platform/server/database/database.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { adminParts } from '#tests/support/server/adminParts.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { asUser, type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

/** Every function, with a request that it accepts. */
const CALLS: Record<string, object> = {
  'admin-statistics': {},
  'admin-fairness': {},
  'admin-holds': {},
  'admin-glossary': {},
  'admin-actions': {},
  'admin-accounts': { email: 'ann@example.org' },
  'admin-days': {},
  'admin-pages': {},
  'admin-page': { slug: 'learn/counters' },
  'admin-preview-page': { content: '## Text' },
  'admin-save-page': {
    slug: 'learn/counters',
    seen: null,
    title: 'T',
    meta_description: 'm',
    headline: 'h',
    content: 'c',
  },
  'admin-publish-page': { slug: 'learn/counters', published: true },
}
const PAGE: GlossaryEntry = {
  slug: 'learn/counters',
  title: 'Counters',
  meta_description: 'm',
  content: '## 개',
  json_ld: { '@context': 'https://schema.org', '@type': 'Article', headline: 'Counters', description: 'd' },
}

let context: TestDatabase
let api: DataApi
let annId: string
let adminId: string
beforeAll(async () => {
  context = await createTestDatabase('matches')
  await setClock(context.database, '2026-11-20T12:00:00Z')
  api = await startDataApi(context.database, { functions: adminFunctions(context.database, adminParts([PAGE])) })
  annId = await createUser(context.database, 'ann@example.org')
  adminId = await createUser(context.database, 'admin@example.org')
  await context.database.tx(SERVICE, (tx) => grantAdmin(tx, 'admin@example.org'))
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

function request(name: string) {
  return { method: 'POST', body: JSON.stringify(CALLS[name]) }
}

function refusal(name: string, userId?: string) {
  return api.refusal(`/functions/v1/${name}`, request(name), userId)
}

function statisticsAs(claims: Claims) {
  return context.database.tx(claims, (tx) => tx.sql('select public.site_statistics()'))
}

test('every function that works on a request alone is tried here', () => {
  const names = adminFunctions(context.database, adminParts()).map(({ name }) => name)
  expect(names.filter((name) => name !== 'admin-settle-hold').toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

describe.each(Object.keys(CALLS))('%s', (name) => {
  test('is for signed-in users', async () => {
    expect(await refusal(name)).toMatchObject({ status: 401, code: 'no_authorization' })
  })

  test('refuses a player with the database’s own code', async () => {
    expect(await refusal(name, annId)).toMatchObject({ status: 403, code: '42501' })
  })

  test('refuses a former admin as soon as the role is revoked', async () => {
    const email = `${name}@example.org`
    const boId = await createUser(context.database, email)
    await context.database.tx(SERVICE, (tx) => grantAdmin(tx, email))
    expect((await api.request(`/functions/v1/${name}`, request(name), boId)).status).toBe(200)
    await context.database.tx(SERVICE, (tx) => revokeAdmin(tx, email))
    expect(await refusal(name, boId)).toMatchObject({ status: 403, code: '42501' })
  })
})

test('an admin gets the built-in glossary pages', async () => {
  const { data } = await api.client(adminId).functions.invoke('admin-glossary')
  expect(data).toEqual({ pages: [PAGE] })
})

test('the database itself refuses the statistics to visitors, players and our own stores', async () => {
  for (const claims of [{ role: 'anon' } as const, asUser(annId), SERVICE]) {
    await expect(statisticsAs(claims)).rejects.toThrow('permission denied')
  }
})

test('the statistics count accounts, matches, today’s translations and active subscriptions, and give the time', async () => {
  await context.database.tx(OWNER, async (tx) => {
    const match = `insert into matches (skill_type, status, player1_id, created_at) values ('vocab', $1, $2, $3)`
    await tx.sql(match, ['completed', annId, '2026-11-20T00:00:00Z'])
    await tx.sql(match, ['completed', annId, '2026-11-19T23:59:59Z'])
    await tx.sql(match, ['playing', annId, '2026-11-20T11:59:00Z'])
    const text = 'insert into app.charged_texts (person, date, text_hash, characters) values ($1, $2, $3, 1)'
    await tx.sql(text, ['visitor:x', '2026-11-20', 'a'])
    await tx.sql(text, [annId, '2026-11-20', 'a'])
    await tx.sql(text, [annId, '2026-11-19', 'b'])
    await tx.sql(
      'insert into daily_usage (person, date, characters) select person, date, 1 from app.charged_texts group by 1, 2',
    )
    const subscription =
      'insert into subscriptions (user_id, subscription_tier, subscription_end) values ($1, $2, $3::timestamptz)'
    await tx.sql(subscription, [annId, 'Premium', '2026-12-20T00:00:00Z'])
    await tx.sql(subscription, [adminId, 'Basic', null])
    const past = await tx.sql<{ id: string }>(`insert into auth.users (email) values ('past@example.org') returning id`)
    await tx.sql(subscription, [past[0]?.id, 'Basic', '2026-11-20T11:59:59Z'])
  })
  const players = await context.database.tx(OWNER, (tx) => tx.sql('select 1 from auth.users'))
  const { data } = await api.client(adminId).functions.invoke('admin-statistics')
  expect(data).toEqual({
    counted_at: '2026-11-20T12:00:00.000Z',
    players: players.length,
    matches_today: 1,
    matches: 2,
    translations_today: 2,
    subscriptions: { Basic: 1, Premium: 1 },
  })
})
