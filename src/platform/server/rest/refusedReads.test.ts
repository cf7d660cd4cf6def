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

const refusal = (path: string, init: RequestInit = {}, userId = adminId) =>
  api.refusal(`/rest/v1/${path}`, init, userId)
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

describe('a read is refused', () => {
  test.each([
    ['of a table that does not exist', 'nothing', 404, 'PGRST205'],
    ['of a table that is not exposed', 'match_queue', 404, 'PGRST205'],
    ['of a table by its schema', 'auth.users', 404, 'PGRST205'],
    ['of the list of tables', '', 404, 'PGRST125'],
    ['of a path below a table', 'profiles/1', 404, 'PGRST125'],
    ['by calling a function', 'rpc/is_admin', 404, 'PGRST202'],
    ['of an unknown column', 'profiles?select=password', 400, '42703'],
    ['of a system column', 'profiles?select=ctid', 400, '42703'],
    ['of another table embedded', 'profiles?select=*,matches(*)', 400, 'PGRST100'],
    ['of another table spread', 'profiles?select=...matches(*)', 400, 'PGRST100'],
    ['of a column renamed', 'profiles?select=name:display_name', 400, 'PGRST100'],
    ['of a column cast', 'profiles?select=id::text', 400, 'PGRST100'],
    ['of a part of JSON', 'glossary_pages?select=json_ld->a', 400, 'PGRST100'],
    ['of an aggregate', 'profiles?select=wins.sum()', 400, 'PGRST100'],
    ['of a bare count', 'profiles?select=count()', 400, 'PGRST100'],
    ['of no column', 'profiles?select=', 400, '42703'],
    ['by an unknown column', 'profiles?password=eq.1', 400, '42703'],
    ['by a column of another table', 'profiles?matches.id=eq.1', 400, '42703'],
    ['by a pattern', 'profiles?display_name=like.*a*', 400, 'PGRST100'],
    ['by a regular expression', 'profiles?display_name=match.(a%2B)%2B', 400, 'PGRST100'],
    ['by a negation', 'profiles?display_name=not.eq.a', 400, 'PGRST100'],
    ['by containment', 'glossary_pages?json_ld=cs.{}', 400, 'PGRST100'],
    ['by any of a list', 'profiles?wins=eq(any).{1,2}', 400, 'PGRST100'],
    ['by full text', 'glossary_pages?content=fts.a', 400, 'PGRST100'],
    ['by an inherited name', 'profiles?wins=constructor.1', 400, 'PGRST100'],
    ['by no operator', 'profiles?wins=1', 400, 'PGRST100'],
    ['by and', 'profiles?and=(wins.eq.1,wins.eq.2)', 400, 'PGRST100'],
    ['by a negated or', 'profiles?not.or=(wins.eq.1)', 400, 'PGRST100'],
    ['by and inside or', 'profiles?or=(wins.eq.1,and(wins.eq.2,wins.eq.3))', 400, 'PGRST100'],
    ['by an or without parentheses', 'profiles?or=wins.eq.1', 400, 'PGRST100'],
    ['by an empty or', 'profiles?or=()', 400, 'PGRST100'],
    ['by an or that ends in a comma', 'profiles?or=(wins.eq.1,)', 400, 'PGRST100'],
    ['by an unknown column in or', 'profiles?or=(wins.eq.1,password.eq.1)', 400, '42703'],
    ['by a list without parentheses', 'profiles?wins=in.1,2', 400, 'PGRST100'],
    ['by a list with an open quote', 'profiles?display_name=in.("a)', 400, 'PGRST100'],
    ['by an unknown state', 'profiles?wins=is.zero', 400, 'PGRST100'],
    ['by the truth of a number', 'profiles?wins=is.true', 400, '42804'],
    ['by a word for a number', 'profiles?wins=eq.many', 400, '22P02'],
    ['by a number too large', 'profiles?wins=eq.99999999999', 400, '22003'],
    ['by no UUID', 'profiles?id=eq.1', 400, '22P02'],
    ['by no instant', 'profiles?created_at=gt.tomorrowish', 400, '22007'],
    ['by no day of the calendar', 'profiles?created_at=gt.2026-02-30', 400, '22008'],
    ['by no boolean', 'glossary_pages?published=eq.maybe', 400, '22P02'],
    ['by broken JSON', 'glossary_pages?json_ld=eq.{', 400, '22P02'],
    ['in an unknown order', 'profiles?order=password', 400, '42703'],
    ['in the order of another table', 'profiles?order=matches(id)', 400, '42703'],
    ['in an order with an unknown direction', 'profiles?order=wins.up', 400, 'PGRST100'],
    ['in an empty order', 'profiles?order=', 400, 'PGRST100'],
    ['from a negative offset', 'profiles?offset=-1', 400, 'PGRST100'],
    ['up to no number', 'profiles?limit=all', 400, 'PGRST100'],
    ['up to half a row', 'profiles?limit=1.5', 400, 'PGRST100'],
    ['from an offset beyond counting', `profiles?offset=${'9'.repeat(30)}`, 400, 'PGRST100'],
    ['up to two limits', 'profiles?limit=1&limit=2', 400, 'PGRST100'],
    ['with the columns of an insert', 'profiles?columns=id', 400, '42703'],
    ['with NUL', 'profiles?display_name=eq.a%00b', 400, 'PGRST100'],
    ['with half a surrogate pair', 'profiles?display_name=eq.%ED%A0%80', 400, 'PGRST100'],
    ['with a broken escape', 'profiles?display_name=eq.%zz', 400, 'PGRST100'],
    [
      'with 51 filters',
      `profiles?${numbers(51)
        .map(() => 'wins=eq.1')
        .join('&')}`,
      400,
      'PGRST100',
    ],
    [
      'with 1,000 terms in or',
      `profiles?or=(${numbers(1_000)
        .map(() => 'wins.eq.1')
        .join(',')})`,
      414,
      'PGRST100',
    ],
    [
      'with 60 terms in or',
      `profiles?or=(${numbers(60)
        .map(() => 'wins.eq.1')
        .join(',')})`,
      400,
      'PGRST100',
    ],
    ['with 1,000 members of a list', `profiles?wins=in.(${numbers(1_000).join(',')})`, 400, 'PGRST100'],
    [
      'with 51 orders',
      `profiles?order=${numbers(51)
        .map(() => 'wins')
        .join(',')}`,
      400,
      'PGRST100',
    ],
    ['with more than 8 kB of query', `profiles?display_name=eq.${'a'.repeat(8_200)}`, 414, 'PGRST100'],
  ])('%s', async (_, path, status, code) => {
    expect(await refusal(path)).toMatchObject({ status, code })
  })

  test.each([
    'text/csv',
    'application/geo+json',
    'application/vnd.pgrst.plan+text',
    'application/vnd.pgrst.object+json;nulls=stripped',
    'application/openapi+json',
  ])('as %s', async (accept) => {
    expect(await refusal('profiles', { headers: { accept } })).toMatchObject({ status: 406, code: 'PGRST107' })
  })

  test('from another schema', async () => {
    expect(await refusal('users', { headers: { 'accept-profile': 'auth' } })).toMatchObject({
      status: 406,
      code: 'PGRST106',
    })
    const hidden = { method: 'POST', headers: { 'content-profile': 'app' } }
    expect(await refusal('profiles', hidden)).toMatchObject({ status: 406, code: 'PGRST106' })
  })

  test.each(['PUT', 'PROPFIND'])('by the method %s', async (method) => {
    expect(await refusal('profiles', { method })).toMatchObject({ status: 405, code: 'PGRST117' })
  })
})

describe('a visitor', () => {
  test.each(['GET', 'DELETE'])('without the right to %s a table is asked to sign in', async (method) => {
    expect(await refusal(`profiles?id=eq.${adminId}`, { method }, 'publishable')).toMatchObject({
      status: 401,
      code: '42501',
    })
  })
})

describe('another origin', () => {
  test('gets no CORS header, neither in the preflight nor in the response', async () => {
    const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' }
    for (const method of ['OPTIONS', 'GET']) {
      const answer = await api.request('/rest/v1/glossary_pages', { method, headers })
      expect(answer.ok).toBe(true)
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })
})
