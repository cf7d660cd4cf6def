import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, SECOND_MS } from '#kit/time.ts'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import type { GuestAnswers } from '#practice/practiceContract.ts'
import { sweepGuestDuels } from '#practice/server/guestDuel.ts'
import { optionId, refusal } from '#tests/support/arena/matchStage.ts'
import { type GuestDuelist, openPracticeStage, type PracticeStage } from '#tests/support/arena/practiceStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

const GONE = { status: 404, code: 'practice_not_found' }

let stage: PracticeStage
beforeAll(async () => {
  stage = await openPracticeStage()
})
beforeEach(async () => {
  await stage.rows('delete from app.rate_limits')
  await stage.later()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

/** A duel that the visitor has won 2–0. */
async function won(answers?: GuestAnswers): Promise<GuestDuelist> {
  await stage.later()
  const duel = await stage.guest([null, null, null], answers)
  await duel.ready()
  await stage.at(4)
  await duel.answer(1, 'right')
  await duel.next(1)
  await stage.at(7)
  await duel.answer(2, 'right')
  await duel.resign()
  return duel
}

const keep = async (userId: string, { id }: GuestDuelist) => {
  const player = await stage.practicePlayer(userId)
  return player.call('guest-keep', { guest_key: id })
}

describe('a guest duel', () => {
  test('is a match against a program at the level of the visitor, who needs no account', async () => {
    const duel = await stage.guest([{ after: 9, choice: 'right' }, null, null])
    expect(await duel.state()).toMatchObject({
      phase: 'ready',
      question: null,
      opponent: { kind: 'partner', strength: 950 },
      match: {
        skill_type: 'vocab',
        players: [
          { display_name: 'Guest', rating: 950, provisional: true },
          { display_name: 'Program 950', rating: 950, ready: true },
        ],
      },
    })
    await duel.ready()
    await stage.at(12)
    expect(await duel.state()).toMatchObject({ phase: 'feedback', score: [0, 1] })
    await duel.next(1)
    await stage.at(15)
    expect(await duel.answer(2, 'right')).toMatchObject({ score: [1, 1], your_answer: { correct: true } })
    await duel.next(2)
    await stage.at(18)
    await duel.answer(3, 'right')
    expect((await duel.next(3)).result).toMatchObject({ reason: 'points', rated: false, player1_score: 2 })
  })

  test('asks those who do not read Hangul to listen', async () => {
    const duel = await stage.guest([], { reads_hangul: false })
    expect((await duel.state()).match).toMatchObject({ skill_type: 'listening', players: [{ rating: 750 }, {}] })
  })

  test('is recorded for nobody', async () => {
    await won()
    const [books] = await stage.rows(
      `select (select count(*)::int4 from app.seen_questions) as seen, (select count(*)::int4 from matches) as matches,
         (select count(*)::int4 from app.question_ratings) as learned`,
    )
    expect(books).toEqual({ seen: 0, matches: 0, learned: 0 })
    await expectInvariants(stage.matches.database)
  })

  test('is deleted after a week, unless a user has kept it', async () => {
    const [left, kept] = [await won(), await won()]
    const userId = await stage.matches.newcomer()
    await keep(userId, kept)
    await stage.at((8 * DAY_MS) / SECOND_MS)
    await stage.matches.database.tx(SERVICE, sweepGuestDuels)
    expect(await refusal(left.state())).toEqual(GONE)
    expect(await stage.rows('select 1 from practices where user_id = $1', [userId])).toHaveLength(1)
    expect(await stage.rows('select 1 from practices where user_id is null')).toEqual([])
  })
})

describe('keeping a guest duel', () => {
  test('makes it the user’s first practice, with its questions and answers, and changes no rating', async () => {
    const duel = await won()
    const userId = await stage.matches.newcomer()
    const { body } = await keep(userId, duel)
    expect(body).toEqual({ practice_id: expect.any(String), skill_type: 'vocab', level: 982 })
    const player = await stage.practicePlayer(userId)
    const seen = await player.call('practice-state', { practice_id: body.practice_id })
    expect(seen.body).toMatchObject({
      phase: 'completed',
      result: { player1_score: 2 },
      match: { players: [{ id: userId }, {}] },
    })
    expect(await stage.rows('select elo_vocab, total_matches from profiles where id = $1', [userId])).toEqual([
      { elo_vocab: 1_000, total_matches: 0 },
    ])
    expect(await stage.rows('select 1 from app.seen_questions where user_id = $1', [userId])).toHaveLength(3)
    expect(await stage.rows('select 1 from rating_changes where user_id = $1', [userId])).toEqual([])
  })

  test.each([
    ['cannot read Hangul', { reads_hangul: false }],
    ['can read Hangul', { reads_hangul: true, learned: 'months' }],
  ] as const)('of a visitor who %s tells the profile so, unless it says something already', async (_who, answers) => {
    const [unsaid, said] = [await stage.matches.newcomer(), await stage.matches.newcomer()]
    const before = !answers.reads_hangul
    await stage.rows('update profiles set reads_hangul = $2 where id = $1', [said, before])
    for (const userId of [unsaid, said]) await keep(userId, await won(answers))
    const saidBy = async (id: string) => (await stage.rows('select reads_hangul from profiles where id = $1', [id]))[0]
    expect(await saidBy(unsaid)).toEqual({ reads_hangul: answers.reads_hangul })
    expect(await saidBy(said)).toEqual({ reads_hangul: before })
  })

  test('is refused before its end', async () => {
    const duel = await stage.guest()
    expect(await keep(await stage.matches.newcomer(), duel)).toMatchObject({
      status: 409,
      body: { code: 'practice_not_finished' },
    })
  })

  test('spends its key: it opens nothing again, and nobody else can keep it', async () => {
    const duel = await won()
    const userId = await stage.matches.newcomer()
    const first = await keep(userId, duel)
    expect(await keep(userId, duel)).toEqual(first)
    expect((await keep(await stage.matches.newcomer(), duel)).status).toBe(404)
    for (const act of [() => duel.state(), () => duel.ready(), () => duel.resign()]) {
      expect(await refusal(act())).toEqual(GONE)
    }
  })

  test('works once for each user', async () => {
    const userId = await stage.matches.newcomer()
    await keep(userId, await won())
    expect(await keep(userId, await won())).toMatchObject({ status: 409, body: { code: 'already_kept' } })
  })

  test('has one winner when two users keep the same duel at once', async () => {
    const duel = await won()
    const users = await Promise.all(Array.from({ length: 8 }, () => stage.matches.newcomer()))
    const answers = await Promise.all(users.map((userId) => keep(userId, duel)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(404)])
  })

  test('leaves nothing behind when the account is deleted', async () => {
    const userId = await stage.matches.newcomer()
    const { body } = await keep(userId, await won())
    await deleteAccount(stage.matches.database, userId)
    for (const [table, column] of [
      ['practices', 'id'],
      ['app.guest_duels', 'practice_id'],
    ]) {
      expect(await stage.rows(`select 1 from ${table} where ${column} = $1`, [body.practice_id])).toEqual([])
    }
    expect(await stage.rows('select 1 from app.first_levels where user_id = $1', [userId])).toEqual([])
  })
})

test('a repeated answer gets the outcome of the first', async () => {
  const duel = await stage.guest()
  await duel.ready()
  await stage.at(4)
  const state = await duel.state()
  const [right, wrong] = [optionId(state, 'right'), optionId(state, 'wrong')]
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => duel.answer(1, index % 2 === 0 ? wrong : right)),
  )
  expect(new Set(answers.map(({ your_answer }) => your_answer?.option_id)).size).toBe(1)
})
