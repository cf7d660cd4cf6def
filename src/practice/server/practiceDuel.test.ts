import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { practiceFunctions } from '#practice/server/practiceFunctions.ts'
import { optionId, refusal } from '#tests/support/arena/matchStage.ts'
import {
  openPracticeStage,
  type Plan,
  type PracticePlayer,
  type PracticeStage,
} from '#tests/support/arena/practiceStage.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'
import { startDataApi } from '#tests/support/server/dataApi.ts'

let stage: PracticeStage
let ann: PracticePlayer
beforeAll(async () => {
  stage = await openPracticeStage()
  ann = await stage.practicePlayer()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

/** A started duel whose first question opens at 3 seconds. */
async function begun(plans?: readonly Plan[]) {
  await stage.later()
  const duel = await ann.duel(plans)
  await duel.ready()
  return duel
}

describe('a duel with a practice partner', () => {
  test('names its opponent as a program, and waits until the player presses Start Match', async () => {
    await stage.later()
    const duel = await ann.duel([], { strength: 1_400, skill: 'grammar' })
    await stage.at(600)
    expect(await duel.state()).toMatchObject({
      phase: 'ready',
      next_change_at: null,
      question: null,
      opponent: { kind: 'partner', strength: 1_400 },
      match: {
        skill_type: 'grammar',
        you: 1,
        players: [
          { id: ann.id, display_name: 'Mina', rating: 1_000, provisional: true, ready: false },
          { display_name: 'Program 1400', rating: 1_400, provisional: false, ready: true },
        ],
      },
    })
    expect(await duel.ready()).toMatchObject({ phase: 'countdown' })
    await stage.at(603)
    expect(await duel.state()).toMatchObject({ phase: 'question', question: { number: 1 } })
  })

  test('has a partner as strong as the player, if the player asks for that', async () => {
    const bea = await stage.practicePlayer()
    await stage.rows('update profiles set elo_vocab = 1234 where id = $1', [bea.id])
    const duel = await bea.duel([], { strength: null })
    expect((await duel.state()).opponent).toEqual({ kind: 'partner', strength: 1_234 })
    await stage.rows('update profiles set elo_vocab = 1000 where id = $1', [bea.id])
  })

  test('takes the level that was found before the first rated match, because the rating says nothing yet', async () => {
    const cem = await stage.practicePlayer()
    await stage.rows(`insert into app.first_levels (user_id, skill_type, level) values ($1, 'vocab', 1501)`, [cem.id])
    const duel = await cem.duel([], { strength: null })
    const { opponent, match } = await duel.state()
    expect([opponent, match.players[0].rating]).toEqual([{ kind: 'partner', strength: 1_501 }, 1_000])
  })

  test('follows the clock and the log: the partner answers at its time, and the browser knows when to poll', async () => {
    const duel = await begun([
      { after: 7, choice: 'right' },
      { after: 5, choice: 'wrong' },
      { after: 20, choice: 'right' },
    ])
    await stage.at(4)
    const { server_now, next_change_at } = await duel.state()
    expect(Date.parse(next_change_at ?? '') - Date.parse(server_now)).toBe(6_000)
    await stage.at(10)
    expect(await duel.state()).toMatchObject({ phase: 'feedback', score: [0, 1], feedback: { point: 2 } })
    await stage.at(12)
    await duel.next(1)
    await stage.at(18)
    expect(await duel.state()).toMatchObject({ phase: 'question', opponent_answered: true, score: [0, 1] })
    expect(await duel.answer(2, 'right')).toMatchObject({ phase: 'feedback', score: [1, 1] })
    await duel.next(2)
    await stage.at(30)
    expect(await duel.answer(3, 'right')).toMatchObject({ score: [2, 1], your_answer: { correct: true } })
    const { result } = await duel.next(3)
    expect(result).toMatchObject({ reason: 'points', winner_id: ann.id, rated: false, player1_score: 2 })
    expect(result?.review).toHaveLength(3)
    expect(result?.ratings[0]).toEqual({ before: 1_000, after: 1_000, delta: 0 })
  })

  test('shows the feedback until the player goes on, once for each question, and not before it has closed', async () => {
    const duel = await begun([{ after: 7, choice: 'right' }, null, null])
    await stage.at(4)
    expect(await refusal(duel.next(1))).toEqual({ status: 425, code: 'not_open' })
    await stage.at(600)
    expect(await duel.state()).toMatchObject({ phase: 'feedback', feedback: { next_at: null }, next_change_at: null })
    expect(await duel.next(1)).toMatchObject({ phase: 'question', question: { number: 2 } })
    await stage.at(605)
    expect(await duel.next(1)).toMatchObject({ phase: 'question', question: { number: 2 } })
    expect(await refusal(duel.next(3))).toEqual({ status: 425, code: 'not_open' })
  })

  test('of an old release goes on by itself', async () => {
    const duel = await begun([{ after: 7, choice: 'right' }, null, null])
    await stage.rows('update practices set paced = false where id = $1', [duel.id])
    await stage.at(12)
    expect(await duel.state()).toMatchObject({ phase: 'question', question: { number: 2 } })
  })

  test('can end in a photo finish', async () => {
    const duel = await begun([{ after: 7, choice: 'right' }, null, null])
    await stage.at(9.957)
    await duel.answer(1, 'right')
    await stage.at(10.1)
    expect((await duel.state()).feedback).toMatchObject({ point: 1, margin_ms: 43 })
  })

  test('can be ended: before two points the partner wins, afterward the winner stays', async () => {
    const lost = await begun()
    await stage.at(5)
    expect((await lost.resign()).result).toMatchObject({ reason: 'resigned', winner_id: lost.id })
    const won = await begun()
    await stage.at(4)
    await won.answer(1, 'right')
    await won.next(1)
    await stage.at(7)
    await won.answer(2, 'right')
    expect((await won.resign()).result).toMatchObject({ reason: 'points', winner_id: ann.id })
  })

  test('continues after a reload, on another server, and after the clock was set back', async () => {
    const duel = await begun([{ after: 30, choice: 'wrong' }, null, null])
    await stage.at(4)
    const { question } = await duel.state()
    const other = await startDataApi(stage.matches.database, { functions: practiceFunctions(stage.dependencies) })
    const init = { method: 'POST', body: JSON.stringify({ practice_id: duel.id }) }
    const answer = await other.request('/functions/v1/practice-state', init, ann.id)
    expect(await answer.json()).toMatchObject({ question })
    await other.close()

    await stage.at(64)
    expect(await duel.next(1)).toMatchObject({ phase: 'question', question: { number: 2 }, points: [null] })
    await stage.at(50)
    expect(await refusal(duel.answer(1, question?.options[0]?.id ?? ''))).toEqual({ status: 409, code: 'late' })
    expect(await duel.state()).toMatchObject({ phase: 'question', question: { number: 2 } })
  })

  test('is called off when a question is no longer in the bank', async () => {
    const duel = await begun()
    await stage.rows(`update app.practice_questions set question_id = 'gone' where practice_id = $1 and number = 3`, [
      duel.id,
    ])
    expect(await duel.state()).toMatchObject({ phase: 'void', result: { reason: 'void', rated: false } })
  })
})

describe('practice', () => {
  test('is not recorded: no match, no rating, no usage, no statistics, no learned difficulty', async () => {
    const duel = await begun()
    await stage.at(5)
    await duel.answer(1, 'right')
    expect((await stage.playOut(duel)).phase).toBe('completed')
    const [books] = await stage.rows(
      `select (select count(*) from matches) as matches, (select count(*) from rating_changes) as changes,
         (select coalesce(sum(matches_played + characters), 0) from daily_usage) as usage, (select count(*) from app.question_ratings) as learned,
         total_matches, elo_vocab from profiles where id = $1`,
      [ann.id],
    )
    expect(books).toEqual({ matches: 0, changes: 0, usage: 0, learned: 0, total_matches: 0, elo_vocab: 1_000 })
    await expectInvariants(stage.matches.database)
  })

  test('marks its questions as seen from the beginning: neither practice nor a match repeats them soon', async () => {
    const bea = await stage.practicePlayer()
    for (let times = 0; times < 3; times += 1) await bea.duel()
    const asked = await stage.rows(
      `select question_id from app.practice_questions q join practices p on p.id = q.practice_id where p.user_id = $1`,
      [bea.id],
    )
    expect(new Set(asked.map(({ question_id }) => question_id)).size).toBe(9)
    const { id } = await stage.matches.duel({ userIds: [bea.id, await stage.matches.newcomer()] })
    const [match] = await stage.rows('select question_ids from app.match_secrets where match_id = $1', [id])
    for (const { question_id } of asked) expect(match?.question_ids).not.toContain(question_id)
    await stage.later()
  })

  test('requests its clips at the beginning, with URLs of their own', async () => {
    const duel = await ann.duel([], { skill: 'listening' })
    const texts = await stage.rows(
      `select question_id from app.practice_questions where practice_id = $1 order by number`,
      [duel.id],
    )
    expect(stage.matches.prepared.slice(-3)).toEqual(
      texts.map(({ question_id }) => stage.dependencies.bank.get(String(question_id))?.audio),
    )
    const { next_audio_url } = await duel.ready()
    const again = await ann.duel([], { skill: 'listening' })
    expect(next_audio_url).toMatch(/^\/audio\//)
    expect((await again.ready()).next_audio_url).not.toBe(next_audio_url)
  })

  test('counts an answer once, however often it is sent', async () => {
    const duel = await begun()
    await stage.at(5)
    const state = await duel.state()
    const [right, wrong] = [optionId(state, 'right'), optionId(state, 'wrong')]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => duel.answer(1, index % 2 === 0 ? wrong : right)),
    )
    expect(new Set(answers.map(({ your_answer }) => your_answer?.option_id)).size).toBe(1)
  })
})
