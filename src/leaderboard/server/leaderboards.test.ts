import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OwnPlace } from '#leaderboard/leaderboardContract.ts'
import { leaderboardFunctions } from '#leaderboard/server/leaderboardFunctions.ts'
import { openLeaderboards } from '#leaderboard/server/leaderboards.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

/** Reads the table each time. */
const NO_CACHE_MS = 0

let context: TestDatabase
let database: Database
let api: DataApi
beforeAll(async () => {
  context = await createTestDatabase('ratings')
  database = context.database
  api = await startDataApi(database, { functions: leaderboardFunctions(database), tables: { profiles: {} } })
})
beforeEach(() => database.tx(OWNER, (tx) => tx.script('delete from auth.users')))
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

/** Creates a player with this grammar rating and number of rated matches. */
async function player(name: string, rating: number, matches = 10): Promise<string> {
  const id = await createUser(database)
  await database.tx(OWNER, (tx) =>
    tx.sql(
      `insert into profiles (id, display_name, name_chosen_at, elo_grammar, rated_grammar)
       values ($1, $2, app_now(), $3, $4)`,
      [id, name, rating, matches],
    ),
  )
  return id
}

const board = () => openLeaderboards(database, NO_CACHE_MS).board('grammar')
const names = async () => (await board()).ranked.map(({ rank, name }) => `${rank} ${name}`)
const hide = (userId: string) => api.client(userId).from('profiles').update({ listed: false }).eq('id', userId)

async function place(userId: string): Promise<OwnPlace | null> {
  const { data } = await api.client(userId).functions.invoke('leaderboard-place', { body: { skill_type: 'grammar' } })
  return data.place
}

test('a board contains only its players’ names, ratings and numbers of rated matches', async () => {
  await player('Joon', 1200, 31)
  await player('', 1100, 12)
  expect(await board()).toEqual({
    skill: 'grammar',
    ranked: [
      { rank: 1, name: 'Joon', rating: 1200, matches: 31 },
      { rank: 2, name: 'Player', rating: 1100, matches: 12 },
    ],
    provisional: [],
  })
})

test('a player with fewer than ten rated matches is listed separately, and a player without any is not listed', async () => {
  await player('Joon', 1200, 10)
  const newcomer = await player('Maya', 1300, 9)
  const stranger = await player('Ada', 1000, 0)
  const { ranked, provisional } = await board()
  expect([ranked.map(({ name }) => name), provisional]).toEqual([
    ['Joon'],
    [{ name: 'Maya', rating: 1300, matches: 9 }],
  ])
  expect(await place(newcomer)).toEqual({ rank: null, rating: 1300, matches: 9, listed: true, hold: null })
  expect(await place(stranger)).toEqual({ rank: null, rating: 1000, matches: 0, listed: true, hold: null })
})

test('a player who hides their name disappears, the others move up, and the player still sees their own place', async () => {
  await player('Joon', 1200)
  const maya = await player('Maya', 1100)
  const ada = await player('Ada', 1000)
  expect((await hide(maya)).error).toBeNull()
  expect(await names()).toEqual(['1 Joon', '2 Ada'])
  expect(await place(maya)).toEqual({ rank: 2, rating: 1100, matches: 10, listed: false, hold: null })
  expect(await place(ada)).toMatchObject({ rank: 2, listed: true })
})

test('a player who is kept off the board is not on it, the others move up, and the player’s own place says so', async () => {
  const joon = await player('Joon', 1200)
  const maya = await player('Maya', 1100)
  await database.tx(OWNER, async (tx) => {
    await tx.sql('update profiles set held = true where id = $1', [joon])
    await tx.sql(`insert into app.board_holds (user_id, suspicions) values ($1, '[]')`, [joon])
  })
  expect(await names()).toEqual(['1 Maya'])
  expect(await place(joon)).toMatchObject({ rank: 1, listed: true, hold: 'waiting' })
  expect(await place(maya)).toMatchObject({ rank: 1, hold: null })
})

test('a player far below the last one shown still sees their own place', async () => {
  await database.tx(OWNER, (tx) =>
    tx.sql(
      `with made as (insert into auth.users (email) select n || '@example.org' from generate_series(1, 150) n returning id, email)
       insert into profiles (id, display_name, elo_grammar, rated_grammar)
       select id, 'P', 1100 + split_part(email, '@', 1)::int, 20 from made`,
    ),
  )
  const maya = await player('Maya', 1050)
  expect((await board()).ranked).toHaveLength(100)
  expect(await place(maya)).toMatchObject({ rank: 151 })
})

test('players with equal ratings share a rank, on the board and in their own places', async () => {
  await player('Joon', 1200)
  const twins = [await player('Ada', 1100), await player('Maya', 1100)]
  await player('Tomás', 1050)
  expect(await names()).toEqual(['1 Joon', '2 Ada', '2 Maya', '4 Tomás'])
  for (const twin of twins) expect(await place(twin)).toMatchObject({ rank: 2 })
})

test('a deleted account is on no board', async () => {
  const joon = await player('Joon', 1200)
  await database.tx(OWNER, (tx) => tx.sql('delete from auth.users where id = $1', [joon]))
  expect(await names()).toEqual([])
})

test('only a signed-in player gets a place, and only their own', async () => {
  const joon = await player('Joon', 1200)
  const ask = (body: object, userId?: string) =>
    api.refusal('/functions/v1/leaderboard-place', { method: 'POST', body: JSON.stringify(body) }, userId)
  expect(await ask({ skill_type: 'grammar' })).toMatchObject({ status: 401 })
  expect(await ask({ skill_type: 'grammar', user_id: joon }, joon)).toMatchObject({ status: 400 })
  expect(await ask({ skill_type: 'elo_vocab' }, joon)).toMatchObject({ status: 400, field: 'skill_type' })
})

test('an account that has never been to the Arena has no place', async () => {
  expect(await place(await createUser(database))).toBeNull()
})

test('a player cannot change their number of rated matches, or hide another player', async () => {
  const [joon, maya] = [await player('Joon', 1200), await player('Maya', 1300, 3)]
  const more = await api.client(maya).from('profiles').update({ rated_grammar: 10 }).eq('id', maya)
  expect(more.error?.code).toBe('42501')
  const other = await api.client(maya).from('profiles').update({ listed: false }, { count: 'exact' }).eq('id', joon)
  expect([other.count, await names()]).toEqual([0, ['1 Joon']])
})

test('all requests get the same board while it is fresh', async () => {
  await player('Joon', 1200)
  const cached = openLeaderboards(database, 60_000)
  const first = cached.board('grammar')
  await player('Maya', 1300)
  expect(cached.board('grammar')).toBe(first)
  expect((await cached.board('vocab')).ranked).toEqual([])
})

test('after a failed reading, the next request reads the board again', async () => {
  await player('Joon', 1200)
  let gone = true
  const fragile: Database = {
    ...database,
    tx: async (claims, work) =>
      gone ? Promise.reject(new Error('The database went away')) : database.tx(claims, work),
  }
  const cached = openLeaderboards(fragile, 60_000)
  await expect(cached.board('grammar')).rejects.toThrow('went away')
  gone = false
  expect((await cached.board('grammar')).ranked).toHaveLength(1)
})
