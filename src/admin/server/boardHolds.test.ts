import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BoardHold, FairnessReport } from '#admin/fairness/suspicion.ts'
import { adminFunctions } from '#admin/server/adminFunctions.ts'
import { grantAdmin } from '#admin/server/adminGrants.ts'
import { holdSuspects } from '#admin/server/holdSuspects.ts'
import type { OwnPlace } from '#leaderboard/leaderboardContract.ts'
import { leaderboardFunctions } from '#leaderboard/server/leaderboardFunctions.ts'
import { openLeaderboards } from '#leaderboard/server/leaderboards.ts'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { answerOnceAndResign, type Loses, OPENS } from '#tests/support/arena/loses.ts'
import { type MatchStage, openMatchStage } from '#tests/support/arena/matchStage.ts'
import { adminParts } from '#tests/support/server/adminParts.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

/** Reads the board each time. */
const NO_CACHE_MS = 0

let stage: MatchStage
let api: DataApi
let adminId: string
beforeAll(async () => {
  stage = await openMatchStage()
  const { database } = stage
  const functions = [...adminFunctions(database, adminParts()), ...leaderboardFunctions(database)]
  api = await startDataApi(database, { functions, tables: { profiles: {} } })
  adminId = await createUser(database, 'admin@example.org')
  await database.tx(SERVICE, (tx) => grantAdmin(tx, 'admin@example.org'))
})
beforeEach(() =>
  stage.database.tx(OWNER, async (tx) => {
    await tx.sql('delete from matches')
    await tx.sql('delete from auth.users where id <> $1', [adminId])
  }),
)
afterAll(async () => {
  await api.close()
  await stage.close()
  expect(api.failures).toEqual([])
})

const resignsAfterOneAnswer: Loses = (duel) => answerOnceAndResign(stage, duel)

const losesToTheEnd: Loses = async ({ ann, ben }) => {
  for (const number of [1, 2, 3] as const) {
    await stage.at(OPENS + 3 * number)
    await ben.answer(number, 'wrong')
    await ann.answer(number, 'right')
  }
  await stage.at(OPENS + 12)
  await ann.state()
}

async function beats(winner: string, loser: string, loses: Loses): Promise<void> {
  const ratingOf = async (id: string) => {
    const [row] = await stage.database.tx(SERVICE, (tx) =>
      tx.sql<{ rating: number }>('select elo_vocab as rating from profiles where id = $1', [id]),
    )
    return row?.rating ?? 0
  }
  await loses(await stage.begun({ userIds: [winner, loser], ratings: [await ratingOf(winner), await ratingOf(loser)] }))
}

/** A player with wins against this many second accounts, looked at after each match as the server does. */
async function farmer(accounts: number, loses: Loses): Promise<string> {
  const id = await stage.newcomer()
  await farm(id, accounts, loses)
  return id
}

async function farm(id: string, accounts: number, loses: Loses): Promise<void> {
  for (let account = 0; account < accounts; account += 1) {
    await beats(id, await stage.newcomer(), loses)
    await holdSuspects(stage.database, 'recent')
  }
}

async function boardSize(): Promise<number> {
  const { ranked, provisional } = await openLeaderboards(stage.database, NO_CACHE_MS).board('vocab')
  return ranked.length + provisional.length
}

async function isOnBoard(userId: string): Promise<boolean> {
  const listed = await boardSize()
  await stage.database.tx(SERVICE, (tx) => tx.sql('update profiles set listed = not listed where id = $1', [userId]))
  const without = await boardSize()
  await stage.database.tx(SERVICE, (tx) => tx.sql('update profiles set listed = not listed where id = $1', [userId]))
  return listed !== without
}

async function place(userId: string): Promise<OwnPlace> {
  const { data } = await api.client(userId).functions.invoke('leaderboard-place', { body: { skill_type: 'vocab' } })
  return data.place
}

async function holds(): Promise<BoardHold[]> {
  const { data } = await api.client(adminId).functions.invoke('admin-holds')
  return data.holds
}

function settle(userId: string, verdict: string, as = adminId) {
  const body = JSON.stringify({ user_id: userId, verdict })
  return api.request('/functions/v1/admin-settle-hold', { method: 'POST', body }, as)
}

describe('a player with ten second accounts is kept off the leaderboards', () => {
  test.each([
    ['that resign early', resignsAfterOneAnswer, ['one-opponent', 'early-resignations']],
    ['that lose to the end', losesToTheEnd, ['one-opponent']],
  ])('%s', async (_how, loses, kinds) => {
    const suspect = await farmer(10, loses)
    expect(await isOnBoard(suspect)).toBe(false)
    expect(await place(suspect)).toMatchObject({ hold: 'waiting', listed: true })
    const [hold, ...others] = await holds()
    expect(hold).toMatchObject({ player: { id: suspect, name: 'Mina' }, confirmed: false })
    expect(hold?.suspicions.map(({ kind }) => kind)).toEqual(kinds)
    expect(others).toEqual([])
  })
})

test('resigning at the first question gives nothing, and still shows', async () => {
  const suspect = await farmer(5, async ({ ben }) => {
    await stage.at(OPENS + 1)
    await ben.resign()
  })
  expect(await place(suspect)).toMatchObject({ rating: 1_000, matches: 0, hold: 'waiting' })
})

test('second accounts that are deleted after they have lost still show', async () => {
  const suspect = await stage.newcomer()
  for (let account = 0; account < 5; account += 1) {
    const loser = await stage.newcomer()
    await beats(suspect, loser, resignsAfterOneAnswer)
    await deleteAccount(stage.database, loser)
    await holdSuspects(stage.database, 'recent')
  }
  expect(await isOnBoard(suspect)).toBe(false)
  const [hold] = await holds()
  expect(hold?.suspicions.map(({ kind }) => kind)).toEqual(['one-opponent', 'early-resignations'])
  const { data } = await api.client(adminId).functions.invoke('admin-fairness')
  expect((data as FairnessReport).suspicions.length).toBeGreaterThan(0)
})

test('a ring of four that feeds one player is found', async () => {
  const feeders = [await stage.newcomer(), await stage.newcomer(), await stage.newcomer(), await stage.newcomer()]
  const fed = await stage.newcomer()
  for (const [index, one] of feeders.entries()) {
    for (const other of feeders.slice(index + 1)) await beats(one, other, losesToTheEnd)
  }
  for (let time = 0; time < 2; time += 1) {
    for (const feeder of feeders) await beats(fed, feeder, losesToTheEnd)
  }
  await holdSuspects(stage.database, 'recent')
  expect((await holds()).map(({ player, suspicions }) => [player.id, suspicions.map(({ kind }) => kind)])).toEqual([
    [fed, ['feeding-ring']],
  ])
  expect(await isOnBoard(fed)).toBe(false)
  for (const feeder of feeders) expect(await isOnBoard(feeder)).toBe(true)
})

describe('nobody is kept off', () => {
  test('of two friends who play each other a lot, whoever of them is better', async () => {
    const [ann, ben] = [await stage.newcomer(), await stage.newcomer()]
    for (let match = 0; match < 8; match += 1)
      await beats(match === 3 ? ben : ann, match === 3 ? ann : ben, losesToTheEnd)
    await holdSuspects(stage.database, 'all')
    expect(await holds()).toEqual([])
  })

  test('in a community of six in which the best player wins three matches of four', async () => {
    const [best = '', ...others] = await Promise.all(Array.from({ length: 6 }, () => stage.newcomer()))
    for (const [index, one] of others.entries()) {
      for (const other of others.slice(index + 1)) await beats(one, other, losesToTheEnd)
      await beats(best, one, losesToTheEnd)
      if (index < 2) await beats(one, best, losesToTheEnd)
      else await beats(best, one, losesToTheEnd)
    }
    await holdSuspects(stage.database, 'all')
    expect(await holds()).toEqual([])
  })
})

describe('an admin', () => {
  test('puts a player back on the leaderboards, who stays there until there is new evidence', async () => {
    const suspect = await farmer(6, losesToTheEnd)
    expect((await settle(suspect, 'cleared')).status).toBe(200)
    expect(await isOnBoard(suspect)).toBe(true)
    expect(await place(suspect)).toMatchObject({ hold: null })
    for (const whom of ['recent', 'all'] as const) await holdSuspects(stage.database, whom)
    expect(await holds()).toEqual([])
    const { data } = await api.client(adminId).functions.invoke('admin-fairness')
    expect((data as FairnessReport).suspicions).toEqual([])

    await farm(suspect, 4, losesToTheEnd)
    expect(await isOnBoard(suspect)).toBe(true)
    await farm(suspect, 1, losesToTheEnd)
    expect(await isOnBoard(suspect)).toBe(false)
    const [hold] = await holds()
    expect(hold).toMatchObject({ confirmed: false, suspicions: [{ kind: 'one-opponent', accounts: 5 }] })
  })

  test('keeps a player off, and may still change that', async () => {
    const suspect = await farmer(5, losesToTheEnd)
    expect(await (await settle(suspect, 'confirmed')).json()).toMatchObject({ holds: [{ confirmed: true }] })
    expect(await place(suspect)).toMatchObject({ hold: 'confirmed' })
    await holdSuspects(stage.database, 'all')
    expect(await holds()).toMatchObject([{ confirmed: true }])
    expect(await (await settle(suspect, 'cleared')).json()).toEqual({ holds: [] })
    expect(await isOnBoard(suspect)).toBe(true)
  })

  test('cannot settle what is not there', async () => {
    const answer = await settle(await stage.newcomer(), 'confirmed')
    expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'hold_not_found' }])
    expect((await settle(adminId, 'banned')).status).toBe(400)
  })
})

test('a player who is kept off cannot end that', async () => {
  const suspect = await farmer(5, losesToTheEnd)
  expect((await settle(suspect, 'cleared', suspect)).status).toBe(403)
  const rows = api.client(suspect)
  expect((await rows.from('profiles').update({ held: false }).eq('id', suspect)).error).not.toBeNull()
  expect((await rows.from('board_holds').select('*')).error).not.toBeNull()
  await expect(
    stage.database.tx({ role: 'authenticated', sub: suspect }, (tx) =>
      tx.sql(`select public.settle_hold($1, 'cleared')`, [suspect]),
    ),
  ).rejects.toThrow('permission denied')
  expect(await place(suspect)).toMatchObject({ hold: 'waiting' })
  expect(await holds()).toHaveLength(1)
})

test('the record of a player who deletes the account is deleted with it', async () => {
  const suspect = await farmer(5, losesToTheEnd)
  await stage.database.tx(OWNER, (tx) => tx.sql('delete from auth.users where id = $1', [suspect]))
  await holdSuspects(stage.database, 'all')
  expect(await holds()).toEqual([])
})
