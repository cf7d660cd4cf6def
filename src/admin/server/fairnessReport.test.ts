import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FairnessReport } from '#admin/fairness/suspicion.ts'
import { adminFunctions } from '#admin/server/adminFunctions.ts'
import { grantAdmin } from '#admin/server/adminGrants.ts'
import { type Claims, OWNER, SERVICE } from '#platform/server/database/database.ts'
import { type Duelist, type MatchStage, openMatchStage } from '#tests/support/arena/matchStage.ts'
import { adminParts } from '#tests/support/server/adminParts.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { asUser, type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

/** Seconds from the creation of a match to its first question, and from an answer to the next question. */
const OPENS = 4
const FEEDBACK = 2

let stage: MatchStage
let api: DataApi
let adminId: string
beforeAll(async () => {
  stage = await openMatchStage('matches')
  api = await startDataApi(stage.database, { functions: adminFunctions(stage.database, adminParts()) })
  adminId = await createUser(stage.database, 'admin@example.org')
  await stage.database.tx(SERVICE, (tx) => grantAdmin(tx, 'admin@example.org'))
})
afterAll(async () => {
  await api.close()
  await stage.close()
  expect(api.failures).toEqual([])
})

async function report(): Promise<FairnessReport> {
  const { data } = await api.client(adminId).functions.invoke('admin-fairness')
  return data
}

async function suspicionsOf(userId: string): Promise<FairnessReport['suspicions']> {
  return (await report()).suspicions.filter(({ players }) => players.some(({ id }) => id === userId))
}

/** The two players with their current ratings. */
async function meeting(one: string, other: string): Promise<{ userIds: [string, string]; ratings: [number, number] }> {
  const ratingOf = async (id: string) => {
    const [row] = await stage.database.tx(SERVICE, (tx) =>
      tx.sql<{ rating: number }>('select elo_vocab as rating from profiles where id = $1', [id]),
    )
    return row?.rating ?? 0
  }
  return { userIds: [one, other], ratings: [await ratingOf(one), await ratingOf(other)] }
}

/** Plays a match in which the loser resigns as soon as both have answered once, so that it is rated. */
async function resignedBy(loser: string, winner: string): Promise<string> {
  const { id, ann, ben } = await stage.begun(await meeting(loser, winner))
  await stage.at(OPENS + 3)
  for (const player of [ben, ann]) await player.answer(1, 'wrong')
  await ann.resign()
  return id
}

/** Plays a match in which the winner answers three questions right, each after this many seconds. */
async function wonBy(winner: string, loser: string, seconds: number): Promise<string> {
  const { id, ann } = await stage.begun(await meeting(winner, loser))
  await answerAll(ann, seconds)
  return id
}

async function answerAll(player: Duelist, seconds: number): Promise<void> {
  let at = OPENS
  for (const number of [1, 2, 3] as const) {
    at += seconds
    await stage.at(at)
    await player.answer(number, 'right')
    at += FEEDBACK
  }
  await stage.at(at)
  await player.state()
}

/** Adds matches of other players, so that it is rare for any two to meet. */
async function othersPlay(matches: number): Promise<void> {
  const pair = [await stage.newcomer(), await stage.newcomer()]
  await stage.database.tx(OWNER, (tx) =>
    tx.sql(
      `insert into matches (player1_id, player2_id, skill_type, status, created_at, completed_at)
       select $1, $2, 'vocab', 'completed', app_now(), app_now() from generate_series(1, $3)`,
      [...pair, matches],
    ),
  )
}

test('a quiet month raises no suspicion', async () => {
  const [ann, ben] = [await stage.newcomer(), await stage.newcomer()]
  await wonBy(ann, ben, 3)
  await resignedBy(ben, ann)
  expect(await report()).toEqual({ days: 30, suspicions: [] })
})

test('two players who trade wins are named, with their matches and the numbers', async () => {
  const [ann, ben] = [await stage.newcomer(), await stage.newcomer()]
  const played: string[] = []
  for (let matches = 0; matches < 6; matches += 1) played.push(await resignedBy(ben, ann))
  await othersPlay(40)
  const [found, ...more] = await suspicionsOf(ben)
  expect(found).toMatchObject({
    kind: 'win-trading',
    meetings: 6,
    thrown: 6,
    pattern: 'one-sided',
    matches: played,
  })
  expect(new Set(found?.players)).toEqual(new Set([ann, ben].map((id) => ({ id, name: 'Mina' }))))
  expect(more).toEqual([])
})

test('unrated matches between friends raise no suspicion', async () => {
  const [ann, ben] = [await stage.newcomer(), await stage.newcomer()]
  const played = [await wonBy(ann, ben, 0.2), await wonBy(ann, ben, 0.2)]
  for (let matches = 0; matches < 4; matches += 1) played.push(await resignedBy(ben, ann))
  await othersPlay(40)
  expect((await suspicionsOf(ann)).map(({ kind }) => kind).toSorted()).toEqual(['reactions', 'win-trading'])
  await stage.database.tx(OWNER, (tx) =>
    tx.sql('update matches set between_friends = true, counts = false, rated = false where id = any($1::uuid[])', [
      played,
    ]),
  )
  expect(await suspicionsOf(ann)).toEqual([])
})

test('right answers after a fifth of a second are reported, with the player’s median', async () => {
  const [ann, ben] = [await stage.newcomer(), await stage.newcomer()]
  const fast = [await wonBy(ann, ben, 0.2), await wonBy(ann, ben, 0.2)]
  for (let matches = 0; matches < 3; matches += 1) await wonBy(ann, ben, 3)
  expect(await suspicionsOf(ann)).toEqual([
    {
      kind: 'reactions',
      players: [{ id: ann, name: 'Mina' }],
      answers: 15,
      medianMs: 3_000,
      fast: 6,
      fastRight: 6,
      matches: expect.arrayContaining(fast),
    },
  ])
})

test('a fast player who answers in a second is not reported', async () => {
  const [ann, ben] = [await stage.newcomer(), await stage.newcomer()]
  for (let matches = 0; matches < 4; matches += 1) await wonBy(ann, ben, 1)
  expect(await suspicionsOf(ann)).toEqual([])
})

test('a player who lowers the rating by resigning, and then wins, is reported', async () => {
  const ann = await stage.newcomer()
  const thrown: string[] = []
  for (let matches = 0; matches < 5; matches += 1) thrown.push(await resignedBy(ann, await stage.newcomer()))
  for (let matches = 0; matches < 5; matches += 1) await wonBy(ann, await stage.newcomer(), 3)
  expect(await suspicionsOf(ann)).toMatchObject([
    {
      kind: 'sandbagging',
      players: [{ id: ann, name: 'Mina' }],
      skill: 'vocab',
      losses: 5,
      thrown: 5,
      resigned: 5,
      matchesSince: 5,
      winsSince: 5,
      matches: thrown,
    },
  ])
})

test('matches older than thirty days and deleted accounts are not in the report', async () => {
  const [ann, ben] = [await stage.newcomer(), await stage.newcomer()]
  for (let matches = 0; matches < 6; matches += 1) await resignedBy(ben, ann)
  await othersPlay(40)
  expect(await suspicionsOf(ben)).toHaveLength(1)
  const shift = (days: number) =>
    stage.database.tx(OWNER, (tx) =>
      tx.sql(
        `update matches set created_at = created_at + $2 * interval '1 day' where $1 in (player1_id, player2_id)`,
        [ben, days],
      ),
    )
  await shift(-31)
  expect(await suspicionsOf(ben)).toEqual([])
  await shift(31)
  await stage.database.tx(OWNER, (tx) => tx.sql('delete from auth.users where id = $1', [ann]))
  expect(await suspicionsOf(ben)).toEqual([])
})

test.each([
  'fairness_pairs(30, 1)',
  'fairness_reactions(30, 400, 1)',
  'fairness_falls(30, 1)',
  `fairness_matches('{}', 1500)`,
  'fairness_records(30, 5)',
  `fairness_meetings('{}', 30)`,
  'fairness_holds()',
  `settle_hold(gen_random_uuid(), 'cleared')`,
])('the database itself allows %s only to admins', async (call) => {
  const ask = (claims: Claims) => stage.database.tx(claims, (tx) => tx.sql(`select public.${call}`))
  for (const claims of [{ role: 'anon' } as const, asUser(await stage.newcomer()), SERVICE]) {
    await expect(ask(claims)).rejects.toThrow('permission denied')
  }
  expect(await ask(asUser(adminId))).toHaveLength(1)
})

test('even an admin cannot call the report’s inner functions, which read logs', async () => {
  const ask = (call: string) => stage.database.tx(asUser(adminId), (tx) => tx.sql(`select app.${call}`))
  await expect(ask('match_facts(gen_random_uuid(), 1)')).rejects.toThrow('permission denied')
  await expect(ask('named(gen_random_uuid())')).rejects.toThrow('permission denied')
  await expect(ask('win_records(null, 30, 5)')).rejects.toThrow('permission denied')
  await expect(ask(`meetings('{}', 30)`)).rejects.toThrow('permission denied')
})
