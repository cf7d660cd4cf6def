import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { GENERATED_REQUESTS } from '#tests/support/repetitions.ts'
import { plantRows, untouchableRows } from '#tests/support/server/attackedTables.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let api: DataApi
let annId: string
beforeAll(async () => {
  context = await createTestDatabase()
  api = await startDataApi(context.database, { tables: { profiles: {}, glossary_pages: {}, translation_history: {} } })
  annId = (await plantRows(context.database)).annId
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const untouchable = () => untouchableRows(context.database, annId)

const word = fc.oneof(
  fc.constantFrom(...'id wins display_name user_id created_at saved json_ld * or select order limit'.split(' ')),
  fc.constantFrom(...'eq in is not null true 1 -1 () (1,2) " . , ::text -> desc {}'.split(' ')),
  fc.constantFrom(
    `'; drop table profiles; --`,
    `") or true --`,
    '$1',
    '1 union select * from auth.users',
    '*,matches(*)',
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const words = (separator: string) => fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(separator))
const instant = fc.date({ noInvalidDate: true }).map((date) => date.toISOString())

/** Parameters that are valid for all three tables. */
const sound = fc.oneof(
  fc.tuple(
    fc.constant('id'),
    fc.uuid().map((id) => `neq.${id}`),
  ),
  fc.tuple(
    fc.constant('id'),
    fc.uuid().map((id) => `in.(${id},"${id}")`),
  ),
  fc.tuple(
    fc.constant('or'),
    fc.uuid().map((id) => `(id.eq.${id},id.not.is.null)`),
  ),
  fc.tuple(
    fc.constant('or'),
    fc.uuid().map((id) => `(id.gt.${id},created_at.is.null)`),
  ),
  fc.tuple(
    fc.constant('created_at'),
    instant.map((time) => `gt.${time}`),
  ),
  fc.tuple(fc.constant('order'), fc.constantFrom('id', 'created_at.desc', 'id.asc.nullsfirst,created_at')),
  fc.tuple(fc.constant('select'), fc.constantFrom('id', '*', 'id,created_at')),
  fc.tuple(fc.constant('limit'), fc.nat().map(String)),
)
const odd = fc.oneof(
  fc.tuple(fc.constantFrom('id', 'wins', 'display_name', 'created_at', 'published', 'json_ld'), words('.')),
  fc.tuple(fc.constantFrom('select', 'order', 'or', 'limit', 'offset', 'columns', 'and'), words(',')),
  fc.tuple(word, words('')),
)
const optional = { requiredKeys: [] }
const ROWS: Record<string, fc.Arbitrary<object>> = {
  profiles: fc.record(
    { display_name: fc.string({ unit: 'binary', maxLength: 30 }), elo_vocab: fc.integer() },
    optional,
  ),
  glossary_pages: fc.record({ slug: fc.string(), json_ld: fc.jsonValue(), updated_at: instant }, optional),
  translation_history: fc.record({ saved: fc.boolean(), tone: fc.constantFrom('polite', 'rude') }, optional),
}
const query: fc.Arbitrary<[string, string][]> = fc.oneof(
  fc.uniqueArray(sound, { maxLength: 3, selector: ([name]) => name }),
  fc.array(odd, { maxLength: 4 }),
)
const request = fc.constantFrom(...Object.keys(ROWS)).chain((table) => {
  const row = ROWS[table] ?? fc.object()
  return fc.record({
    method: fc.constantFrom(...'GET GET HEAD POST POST PATCH PATCH PATCH DELETE DELETE PUT'.split(' ')),
    table: fc.oneof({ weight: 19, arbitrary: fc.constant(table) }, { weight: 1, arbitrary: word }),
    query,
    prefer: fc.constantFrom(
      '',
      '',
      'return=representation',
      'count=exact',
      'return=minimal, count=exact',
      'tx=rollback',
    ),
    accept: fc.constantFrom('*/*', '*/*', 'application/json', 'application/vnd.pgrst.object+json', 'text/csv'),
    body: fc.oneof(row, row, fc.array(row, { maxLength: 3 }), fc.dictionary(word, fc.jsonValue()), fc.jsonValue()),
    signedIn: fc.boolean(),
  })
})

/** Escapes a text for a URL. A lone surrogate has no URL encoding. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

test(
  `${GENERATED_REQUESTS.rest} generated requests to rest/v1: no 5xx, no crash, and nothing changes that they may not change`,
  { timeout: 3_600_000 },
  async () => {
    const before = await untouchable()
    await fc.assert(
      fc.asyncProperty(request, async ({ method, table, query, prefer, accept, body, signedIn }) => {
        const search = query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&')
        const writes = method === 'POST' || method === 'PATCH' || method === 'PUT'
        const answer = await api.request(
          `/rest/v1/${escaped(table)}?${search}`,
          { method, headers: { prefer, accept }, ...(writes ? { body: JSON.stringify(body) } : {}) },
          signedIn ? annId : undefined,
        )
        await answer.arrayBuffer()
        expect(answer.status).toBeLessThan(500)
      }),
      { numRuns: GENERATED_REQUESTS.rest },
    )
    expect(await untouchable()).toBe(before)
  },
)
