import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MatchResult } from '#match/matchContract.ts'
import { OWNER, SERVICE } from '#platform/server/database/database.ts'
import { kFactor } from '#rating/kFactor.ts'
import { answerOnceAndResign, type Loses, OPENS } from '#tests/support/arena/loses.ts'
import { type MatchStage, openMatchStage } from '#tests/support/arena/matchStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

const FEEDBACK = 2
const SECOND_ACCOUNTS = 10
/** A new account's gain from its first win against an equal. */
const FIRST_GAIN = 32

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
beforeEach(() => stage.database.tx(OWNER, (tx) => tx.script('delete from matches; delete from auth.users')))
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

const resignsAtFirstSight: Loses = async ({ ben }) => {
  await stage.at(OPENS + 1)
  await ben.resign()
}

const answersOnceAndResigns: Loses = (duel) => answerOnceAndResign(stage, duel)

const answersWrongToTheEnd: Loses = async ({ ann, ben }) => {
  let at = OPENS
  for (const number of [1, 2, 3] as const) {
    at += 1
    await stage.at(at)
    await ben.answer(number, 'wrong')
    await ann.answer(number, 'right')
    at += FEEDBACK
  }
  await stage.at(at)
}

async function ratingOf(userId: string): Promise<number> {
  const [row] = await stage.database.tx(SERVICE, (tx) =>
    tx.sql<{ rating: number }>('select elo_vocab as rating from profiles where id = $1', [userId]),
  )
  return row?.rating ?? 0
}

/** Plays a match at the two players' current ratings; returns the winner's result. */
async function beats(winner: string, loser: string, loses: Loses): Promise<MatchResult> {
  const ratings: [number, number] = [await ratingOf(winner), await ratingOf(loser)]
  const duel = await stage.begun({ userIds: [winner, loser], ratings })
  await loses(duel)
  const { result } = await duel.ann.state()
  if (!result) throw new Error('The match is not over')
  return result
}

function newcomers(count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => stage.newcomer()))
}

/** The rating after a win against each of ten second accounts. */
async function farmed(loses: Loses): Promise<number> {
  const farmer = await stage.newcomer()
  for (const account of await newcomers(SECOND_ACCOUNTS)) await beats(farmer, account, loses)
  await expectInvariants(stage.database)
  return ratingOf(farmer)
}

describe('ten second accounts of one player', () => {
  test('that resign at the first question do not raise the rating at all', async () => {
    expect(await farmed(resignsAtFirstSight)).toBe(1_000)
  })

  test('that answer once and then resign raise the rating by less than two ordinary wins', async () => {
    const rating = await farmed(answersOnceAndResigns)
    expect(rating).toBeGreaterThan(1_000)
    expect(rating - 1_000).toBeLessThan(2 * FIRST_GAIN)
  })

  test('that lose every match to the end raise the rating by less than four ordinary wins', async () => {
    const rating = await farmed(answersWrongToTheEnd)
    expect(rating - 1_000).toBeLessThan(4 * FIRST_GAIN)
  })

  test('that are deleted after losing still count as unknown', async () => {
    const farmer = await stage.newcomer()
    for (const account of await newcomers(3)) {
      await beats(farmer, account, answersWrongToTheEnd)
      await stage.database.tx(OWNER, (tx) => tx.sql('delete from auth.users where id = $1', [account]))
    }
    const fourth = await beats(farmer, await stage.newcomer(), answersWrongToTheEnd)
    expect(fourth).toMatchObject({ rated: true, lowered_because: 'unknown_opponents' })
  })
})

test('a ring of four that feeds one player raises the rating by less than four ordinary wins', async () => {
  const [fed = '', ...ring] = await newcomers(5)
  for (const [index, one] of ring.entries()) {
    for (const other of ring.slice(index + 1)) await beats(one, other, answersWrongToTheEnd)
  }
  for (let time = 0; time < 3; time += 1) {
    for (const feeder of ring) await beats(fed, feeder, answersWrongToTheEnd)
  }
  expect((await ratingOf(fed)) - 1_000).toBeLessThan(4 * FIRST_GAIN)
})

test('the loser of a series pays in full: nobody loses less by resigning often', async () => {
  const [quitter, ...winners] = await newcomers(4)
  for (const winner of winners) {
    await beats(winner, quitter ?? '', answersOnceAndResigns)
    const rows = await stage.database.tx(SERVICE, (tx) =>
      tx.sql<{ k: number; lowered: string | null }>(
        'select k, lowered from rating_changes where user_id = $1 order by created_at desc, match_id limit 1',
        [quitter],
      ),
    )
    expect(rows[0]?.lowered).toBeNull()
  }
})

test('a player learns why a win counted less', async () => {
  const [farmer = '', ...accounts] = await newcomers(3)
  const results: MatchResult[] = []
  for (const account of accounts) results.push(await beats(farmer, account, answersOnceAndResigns))
  expect(results.map(({ lowered_because }) => lowered_because)).toEqual([null, 'early_wins'])
  expect(results.map(({ ratings }) => ratings[0].delta)).toEqual([32, 15])
})

describe('an honest player', () => {
  /** The reasons for which the player's rated matches counted less. */
  async function discounts(userId: string): Promise<string[]> {
    const rows = await stage.database.tx(SERVICE, (tx) =>
      tx.sql<{ lowered: string }>(
        'select lowered from rating_changes where user_id = $1 and lowered is not null order by created_at',
        [userId],
      ),
    )
    return rows.map(({ lowered }) => lowered)
  }

  async function ksOf(userId: string): Promise<number[]> {
    const rows = await stage.database.tx(SERVICE, (tx) =>
      tx.sql<{ k: number }>('select k from rating_changes where user_id = $1 order by created_at', [userId]),
    )
    return rows.map(({ k }) => k)
  }

  test('who is new plays the first ten matches at normal K', async () => {
    const regulars = await newcomers(5)
    for (const [index, one] of regulars.entries()) {
      for (const other of regulars.slice(index + 1)) await beats(one, other, answersWrongToTheEnd)
    }
    await stage.database.tx(OWNER, (tx) => tx.script(`update matches set created_at = created_at - interval '2 days'`))
    const newcomer = await stage.newcomer()
    for (const regular of regulars) await beats(newcomer, regular, answersWrongToTheEnd)
    await stage.database.tx(OWNER, (tx) => tx.script(`update matches set created_at = created_at - interval '2 days'`))
    for (const regular of regulars) await beats(regular, newcomer, answersWrongToTheEnd)
    expect(await discounts(newcomer)).toEqual([])
    expect(await ksOf(newcomer)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((matches) => kFactor(matches, 0)))
  })

  test('who plays a friend a lot has the K of a repeated opponent, and no less', async () => {
    const [ann = '', ben = ''] = await newcomers(2)
    for (let day = 0; day < 3; day += 1) {
      for (const winner of [ann, ben, ann]) {
        await beats(winner, winner === ann ? ben : ann, answersWrongToTheEnd)
      }
      await stage.database.tx(OWNER, (tx) =>
        tx.script(`update matches set created_at = created_at - interval '2 days'`),
      )
    }
    const daily = ['same_opponent', 'same_opponent']
    expect(await discounts(ann)).toEqual([...daily, ...daily, ...daily])
    expect(await discounts(ben)).toEqual([...daily, ...daily, ...daily])
  })

  test('in a community of six, with nobody else online, is not taken for a farmer', async () => {
    const six = await newcomers(6)
    // Five rounds in which everyone meets everyone else.
    const rounds = [
      [0, 1, 2, 3, 4, 5],
      [2, 0, 1, 4, 5, 3],
      [0, 3, 5, 1, 4, 2],
      [4, 0, 3, 1, 2, 5],
      [0, 5, 1, 2, 3, 4],
    ]
    for (const round of rounds) {
      for (const at of [0, 2, 4])
        await beats(six[round[at] ?? 0] ?? '', six[round[at + 1] ?? 0] ?? '', answersWrongToTheEnd)
    }
    for (const player of six) expect(await discounts(player)).toEqual([])
  })
})
