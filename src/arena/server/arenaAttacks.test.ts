import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { arenaFunctions } from '#arena/server/arenaFunctions.ts'
import { PLAYER_CHANNEL } from '#arena/server/playerChannel.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { type TestArena, testArena, ticketOf } from '#tests/support/arena/arena.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let database: Database
let arena: TestArena
let api: DataApi
let ann: string
let mallory: string
beforeAll(async () => {
  context = await createTestDatabase('ratings')
  database = context.database
  await setClock(database, '2026-11-20T12:00:00Z')
  arena = testArena(database)
  api = await startDataApi(database, {
    tables: { match_queue: {} },
    functions: arenaFunctions(arena.dependencies),
  })
})
beforeEach(async () => {
  await database.tx(OWNER, (tx) => tx.script('delete from match_queue; delete from matches'))
  ann = await arena.player(1000)
  mallory = await arena.player(2000)
})
afterAll(async () => {
  await api.close()
  await context.remove()
  expect(api.failures).toEqual([])
})

const seats = () => database.tx(OWNER, (tx) => tx.sql('select * from match_queue order by user_id'))
const post = (body: unknown, userId?: string) =>
  api.refusal('/functions/v1/matchmaker', { method: 'POST', body: JSON.stringify(body) }, userId)

describe('seats over rest/v1', () => {
  test('cannot be inserted, with or without a match', async () => {
    const seat = { user_id: mallory, skill_type: 'vocab', rating: 400 }
    for (const row of [seat, { ...seat, user_id: ann }, { ...seat, joined_at: '2020-01-01T00:00:00Z' }]) {
      const { error } = await api.client(mallory).from('match_queue').insert(row)
      expect(error?.code).toBe('42501')
    }
    expect(await seats()).toEqual([])
  })

  test('cannot be updated: not the rating, the wait, the match or the sign of life', async () => {
    await arena.join(mallory)
    const before = await seats()
    const wishes = [
      { rating: 400 },
      { waiting_since: '2020-01-01T00:00:00Z' },
      { last_opponent: null },
      { match_id: null },
      { seen_at: '2030-01-01T00:00:00Z' },
      { ticket: ann },
    ]
    for (const wish of wishes) {
      const { error } = await api.client(mallory).from('match_queue').update(wish).eq('user_id', mallory)
      expect(error?.code).toBe('42501')
    }
    expect(await seats()).toEqual(before)
  })

  test('of other players can be neither read nor canceled', async () => {
    await arena.join(ann)
    const before = await seats()
    const read = await api.client(mallory).from('match_queue').select('*', { count: 'exact' })
    expect([read.data, read.count]).toEqual([[], 0])
    await api.client(mallory).from('match_queue').delete().eq('user_id', ann).eq('skill_type', 'vocab')
    await api.client(mallory).from('match_queue').delete().neq('user_id', mallory)
    expect(await seats()).toEqual(before)
  })

  test('in a match cannot be canceled', async () => {
    const ben = await arena.player(1000)
    await arena.join(ann)
    await arena.join(ben)
    const before = await seats()
    const { data } = await api.client(ann).from('match_queue').delete().eq('user_id', ann).select()
    expect(data).toEqual([])
    expect(await seats()).toEqual(before)
  })

  test('can be canceled by their owner, and only for the given skill', async () => {
    await arena.join(ann, 'grammar')
    const cancel = (skill: string) =>
      api.client(ann).from('match_queue').delete().eq('user_id', ann).eq('skill_type', skill).select('user_id')
    expect((await cancel('vocab')).data).toEqual([])
    expect((await cancel('grammar')).data).toEqual([{ user_id: ann }])
    expect(await seats()).toEqual([])
  })
})

describe('the matchmaker', () => {
  test("accepts only the caller's ticket", async () => {
    const ticket = ticketOf(await arena.join(ann))
    const before = await seats()
    const { data } = await api.client(mallory).functions.invoke('matchmaker', { body: { skill_type: 'vocab', ticket } })
    expect(data).toMatchObject({ status: 'left' })
    expect(await seats()).toEqual(before)
  })

  test('refuses a visitor', async () => {
    expect(await post({ skill_type: 'vocab' })).toMatchObject({ status: 401 })
    expect(await seats()).toEqual([])
  })

  test.each<object>([
    {},
    { skill_type: 'chess' },
    { skill_type: ['vocab'] },
    { skill_type: 'vocab', ticket: 'x' },
    { skill_type: 'vocab', ticket: null },
    { skill_type: 'vocab', user_id: 'x' },
    { skill_type: 'vocab', rating: 400 },
  ])('refuses %j', async (body) => {
    expect(await post(body, mallory)).toMatchObject({ status: 400, code: 'validation_failed' })
    expect(await seats()).toEqual([])
  })

  test('returns a ticket to the real client', async () => {
    const { data, error } = await api.client(ann).functions.invoke('matchmaker', { body: { skill_type: 'listening' } })
    expect(error).toBeNull()
    expect(data).toMatchObject({
      status: 'searching',
      band: 20,
      ticket: expect.any(String),
      server_now: expect.any(String),
    })
  })

  test('allows four calls a second for a minute, and refuses a flood of calls', async () => {
    const body = JSON.stringify({ skill_type: 'vocab' })
    const begun = performance.now()
    const call = async () => (await api.request('/functions/v1/matchmaker', { method: 'POST', body }, mallory)).status
    let allowed = 0
    let status = await call()
    for (; status === 200; status = await call()) allowed += 1
    const refilled = Math.ceil((4 * (performance.now() - begun)) / 1_000)
    expect(status).toBe(429)
    expect(allowed).toBeGreaterThanOrEqual(240)
    expect(allowed).toBeLessThanOrEqual(240 + refilled)
  })
})

describe("a player's own channel", () => {
  test('admits only its player', async () => {
    const claims = { role: 'authenticated', sub: ann, session_id: 'x', aal: 'aal1', email: '', exp: 0 } as const
    expect(await PLAYER_CHANNEL.mayJoin(claims, ann)).toBe(true)
    expect(await PLAYER_CHANNEL.mayJoin(claims, mallory)).toBe(false)
  })
})
