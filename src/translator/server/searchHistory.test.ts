import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Claims, type Database, SERVICE } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { SEARCHED_ENTRIES, SHOWN_ENTRIES } from '#translator/historySearch.ts'
import { searchHistory } from '#translator/server/searchHistory.ts'

let context: TestDatabase
let database: Database
let ann: Claims
let ben: Claims
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
  ann = await personWith([
    ['Where is the station?', '역이 어디에 있어요?'],
    ['A station, 100% sure', '확실한 역'],
    ['A station, 1000 sure', '확실한 역'],
    ['Thank you.', '감사합니다.'],
    ['Café', '카페'],
  ])
  ben = await personWith([['Where is my station?', '제 역이 어디에 있어요?']])
})
afterAll(() => context.remove())

/** The first text is the oldest. */
async function personWith(texts: readonly [string, string][]): Promise<Claims> {
  const sub = await createUser(database)
  await database.tx(SERVICE, (tx) =>
    tx.sql(
      `insert into translation_history (user_id, source_text, translated_text, tone, created_at)
       select $1::uuid, english, korean, 'polite', app_now() + place * interval '1 second'
       from unnest($2::text[], $3::text[]) with ordinality as given (english, korean, place)`,
      [sub, texts.map(([english]) => english), texts.map(([, korean]) => korean)],
    ),
  )
  return { role: 'authenticated', sub }
}

async function found(claims: Claims, search: string, savedOnly = false): Promise<string[]> {
  const { entries } = await searchHistory(claims, { search, savedOnly }, database)
  return entries.map(({ source_text }) => source_text)
}

test('a search finds the user’s own translations with every word, in English or Korean, the newest first', async () => {
  expect(await found(ann, 'STATION where')).toEqual(['Where is the station?'])
  expect(await found(ann, '역')).toEqual(['A station, 1000 sure', 'A station, 100% sure', 'Where is the station?'])
  expect(await found(ann, 'thank 역')).toEqual([])
  expect(await found(ann, 'CAFÉ')).toEqual(['Café'])
  expect(await found(ben, 'station')).toEqual(['Where is my station?'])
})

test('a search is matched literally: it is neither a pattern nor SQL', async () => {
  expect(await found(ann, '100%')).toEqual(['A station, 100% sure'])
  expect(await found(ann, 'th_nk')).toEqual([])
  expect(await found(ann, "\\ ' or true --")).toEqual([])
})

test('a search can be limited to saved translations', async () => {
  await database.tx(ann, (tx) =>
    tx.sql("update translation_history set saved = true where source_text = 'Where is the station?'"),
  )
  expect(await found(ann, 'station', true)).toEqual(['Where is the station?'])
  expect(await found(ann, 'thank', true)).toEqual([])
})

test(`a search looks through the newest ${SEARCHED_ENTRIES.toLocaleString('en-US')} entries and shows at most ${SHOWN_ENTRIES}`, async () => {
  const common = Array.from({ length: SEARCHED_ENTRIES }, (_, index): [string, string] => [`Common ${index}`, '흔한'])
  const claims = await personWith([['Rare', '드문'], ...common])
  expect(await found(claims, 'common')).toHaveLength(SHOWN_ENTRIES)
  expect(await found(claims, 'rare')).toEqual([])
})
