import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGlossary } from '#learn/server/glossary.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'

let store: TestDatabase
beforeAll(async () => {
  store = await createTestDatabase()
  await run(`insert into glossary_pages (slug, title, meta_description, content, json_ld, published, created_at, updated_at)
    values ('learn/hangul', 'Hangul', 'About it', 'Text', '{"headline": "The alphabet"}', true, '2026-11-20T23:30Z', '2026-12-01T01:00Z'),
      ('learn/draft', 'Draft', '', '', '{"headline": 5}', false, '2026-11-21T00:00Z', '2026-11-21T00:00Z')`)
})
afterAll(() => store.remove())

async function run(statement: string) {
  await store.database.tx(SERVICE, (tx) => tx.sql(statement))
}

test('the snapshot has the published pages with their dates in UTC, and no drafts', async () => {
  expect(await openGlossary(store.database).latest()).toEqual({
    revision: 1,
    pages: [
      {
        slug: 'learn/hangul',
        title: 'Hangul',
        description: 'About it',
        content: 'Text',
        headline: 'The alphabet',
        created: '2026-11-20',
        updated: '2026-12-01',
      },
    ],
  })
})

/** Reads the table each time. */
const NO_CACHE_MS = 0

test.each([
  ['a changed text', `update glossary_pages set content = 'New' where slug = 'learn/hangul'`],
  ['a newly published page', `update glossary_pages set published = true where slug = 'learn/draft'`],
  ['an unpublished page', `update glossary_pages set published = false where slug = 'learn/draft'`],
])('%s makes a new revision', async (_case, statement) => {
  const glossary = openGlossary(store.database, NO_CACHE_MS)
  const before = await glossary.revision()
  expect(await glossary.revision()).toBe(before)
  await run(statement)
  expect(await glossary.revision()).toBe(before + 1)
  const { pages } = await glossary.latest()
  expect(pages.some(({ content }) => content === 'New')).toBe(true)
})

/** The same database, which can be told to fail or to hang. */
function fragile(database: Database) {
  let answers: 'yes' | 'no' | 'never' = 'yes'
  const tx: Database['tx'] = async (claims, work) => {
    if (answers === 'no') throw new Error('The database went away')
    if (answers === 'never') await new Promise(() => {})
    return database.tx(claims, work)
  }
  return {
    database: { ...database, tx },
    now(how: typeof answers) {
      answers = how
    },
  }
}

test.each(['no', 'never'] as const)(
  'while the database fails or hangs (it answers: %s), the last known pages stay',
  async (how) => {
    const { database, now } = fragile(store.database)
    const glossary = openGlossary(database, NO_CACHE_MS)
    const known = await glossary.revision()
    now(how)
    expect([await glossary.revision(), await glossary.revision()]).toEqual([known, known])
    if (how === 'no') expect((await glossary.latest()).pages).toHaveLength(1)
  },
)

test('until the database has answered once, reading pages throws, but reading the revision does not', async () => {
  const { database, now } = fragile(store.database)
  now('no')
  const glossary = openGlossary(database)
  await expect(glossary.latest()).rejects.toThrow('went away')
  expect(await glossary.revision()).toBe(0)
  now('yes')
  expect((await glossary.latest()).pages).toHaveLength(1)
})

test('a change that was heard of is read by the next request, also while an earlier reading is under way', async () => {
  const glossary = openGlossary(store.database)
  const before = await glossary.revision()
  const change = (title: string) => run(`update glossary_pages set title = '${title}' where published`)
  await change('Heard of')
  expect(await glossary.revision()).toBe(before)
  glossary.forget()
  expect(await glossary.revision()).toBe(before + 1)

  glossary.forget()
  const reading = glossary.latest()
  glossary.forget()
  await reading
  await change('Heard of again')
  expect(await glossary.revision()).toBe(before + 2)
})

test('100 simultaneous requests read the table once', async () => {
  let readings = 0
  const tx: Database['tx'] = (claims, work) => {
    readings += 1
    return store.database.tx(claims, work)
  }
  const glossary = openGlossary({ ...store.database, tx })
  await Promise.all(Array.from({ length: 100 }, () => glossary.latest()))
  expect(readings).toBe(1)
})
