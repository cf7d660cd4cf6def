import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, SECOND_MS } from '#kit/time.ts'
import { PRACTICE_MS, RATED_MS } from '#questions/questionUse.ts'
import { refusal } from '#tests/support/arena/matchStage.ts'
import { openPracticeStage, type PracticeStage } from '#tests/support/arena/practiceStage.ts'
import {
  begunRecording,
  FULL_MATCH,
  offeredRecording,
  recordedMatch,
  type TimedAction,
} from '#tests/support/arena/recordedMatch.ts'
import { expectInvariants } from '#tests/support/database/invariants.ts'

let stage: PracticeStage
beforeAll(async () => {
  stage = await openPracticeStage('matches')
})
beforeEach(() => stage.rows('update profiles set recordable = false'))
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

describe('a duel with a recording', () => {
  test('shows whose recording it is, the rating and the date of the match, and that it is not live', async () => {
    const { ann, cleo, matchId } = await offeredRecording(stage)
    const [now] = await stage.rows(`update profiles set display_name = 'Ann' where id = $1 returning elo_vocab`, [
      ann.id,
    ])
    expect(now?.elo_vocab).toBeGreaterThan(1_000)
    const duel = await cleo.recording()
    const [match] = await stage.rows('select completed_at from matches where id = $1', [matchId])
    const state = await duel.state()
    expect(state).toMatchObject({
      phase: 'ready',
      opponent: { kind: 'recording', recorded_at: (match?.completed_at as Date).toISOString() },
      match: { players: [{ id: cleo.id }, { display_name: 'Ann', rating: 1_000, provisional: true, ready: true }] },
    })
    expect(JSON.stringify(state)).not.toContain(ann.id)
    expect(JSON.stringify(state)).not.toContain(matchId)
  })

  test('shows Player as the name of a player who has not chosen one yet', async () => {
    const { ann, cleo } = await offeredRecording(stage)
    await stage.rows('update profiles set name_chosen_at = null where id = $1', [ann.id])
    const state = await (await cleo.recording()).state()
    expect(state.match.players[1].display_name).toBe('Player')
  })

  test('ends like the match, if the player does what the opponent did then', async () => {
    const { cleo } = await offeredRecording(stage)
    const duel = await begunRecording(stage, cleo)
    await stage.at(9.999)
    expect(await duel.state()).toMatchObject({ phase: 'question', score: [0, 0], opponent_answered: false })
    await stage.at(10)
    expect(await duel.state()).toMatchObject({ phase: 'feedback', score: [0, 1], feedback: { point: 2 } })
    await stage.at(12)
    await duel.next(1)
    await stage.at(17)
    expect(await duel.state()).toMatchObject({ phase: 'question', opponent_answered: true, feedback: null })
    await stage.at(21)
    expect(await duel.answer(2, 'right')).toMatchObject({ score: [1, 1] })
    await stage.at(23)
    await duel.next(2)
    await stage.at(42.999)
    expect(await duel.state()).toMatchObject({ phase: 'question', question: { number: 3 }, opponent_answered: false })
    await stage.at(45)
    expect((await duel.next(3)).result).toMatchObject({ reason: 'points', winner_id: duel.id, player2_score: 2 })
  })

  test('has the questions of that match', async () => {
    const { cleo, matchId } = await offeredRecording(stage)
    const duel = await cleo.recording()
    const [asked] = await stage.rows(
      'select array_agg(question_id order by number) as ids from app.practice_questions where practice_id = $1',
      [duel.id],
    )
    const [played] = await stage.rows('select question_ids as ids from app.match_secrets where match_id = $1', [
      matchId,
    ])
    expect(asked).toEqual(played)
  })

  test('gives its answers as in the match, to the millisecond', async () => {
    const { cleo, matchId } = await offeredRecording(stage)
    const duel = await cleo.recording()
    const planned = await stage.rows(
      `select number, opponent_after_ms as after from app.practice_questions
       where practice_id = $1 and opponent_after_ms is not null order by number`,
      [duel.id],
    )
    const played = await stage.rows(
      `select question_no as number, after_ms as after from app.match_events
       where match_id = $1 and kind = 'answer' and player = 0 order by seq`,
      [matchId],
    )
    expect(planned).toEqual(played)
    expect(played.length).toBe(FULL_MATCH.filter(([, who]) => who === 'ann').length)
  })

  test('changes no rating, usage, statistic or match', async () => {
    const { ann, cleo } = await offeredRecording(stage)
    const before = await stage.rows('select * from profiles where id in ($1, $2) order by id', [ann.id, cleo.id])
    const duel = await begunRecording(stage, cleo)
    await stage.at(5)
    await duel.answer(1, 'right')
    expect(await stage.playOut(duel)).toMatchObject({ phase: 'completed', result: { rated: false } })
    expect(await stage.rows('select * from profiles where id in ($1, $2) order by id', [ann.id, cleo.id])).toEqual(
      before,
    )
    expect(await stage.rows('select matches_played from daily_usage where person = $1', [cleo.id])).toEqual([
      { matches_played: 0 },
    ])
    expect(await stage.rows(`select 1 from matches where $1 in (player1_id, player2_id)`, [cleo.id])).toEqual([])
    await expectInvariants(stage.matches.database)
  })
})

describe('the offered recording', () => {
  test('is missing until a player allows it, and again after the player withdraws the permission', async () => {
    const { ann } = await recordedMatch(stage)
    const cleo = await stage.practicePlayer()
    expect(await cleo.isOffered()).toBe(false)
    expect(await refusal(cleo.recording())).toEqual({ status: 404, code: 'no_recording' })
    await ann.allow(true)
    expect(await cleo.isOffered()).toBe(true)
    await ann.allow(false)
    expect(await cleo.isOffered()).toBe(false)
    expect(await refusal(cleo.recording())).toEqual({ status: 404, code: 'no_recording' })
  })

  test('is never the player’s own, nor from a match that the player played', async () => {
    const { ann, ben } = await offeredRecording(stage)
    await stage.rows('delete from app.seen_questions')
    expect(await ann.isOffered()).toBe(false)
    expect(await ben.isOffered()).toBe(false)
  })

  test('has the practiced skill', async () => {
    const { cleo } = await offeredRecording(stage)
    expect(await cleo.isOffered('grammar')).toBe(false)
  })

  test('is not one that was played already, until its questions may return', async () => {
    const { cleo } = await offeredRecording(stage)
    await stage.later()
    await cleo.recording()
    expect(await cleo.isOffered()).toBe(false)
    await stage.at((14 * DAY_MS) / SECOND_MS - 1)
    expect(await cleo.isOffered()).toBe(false)
    await stage.at((14 * DAY_MS) / SECOND_MS)
    expect(await cleo.isOffered()).toBe(true)
    await stage.at(0)
  })

  test('is not from a player who was 401 points stronger', async () => {
    for (const [rating, expected] of [
      [1_401, false],
      [1_400, true],
    ] as const) {
      const { ann } = await recordedMatch(stage, { ratings: [rating, rating] })
      await ann.allow(true)
      expect(await (await stage.practicePlayer()).isOffered()).toBe(expected)
      await ann.allow(false)
    }
  })

  test.each<[string, readonly TimedAction[]]>([
    [
      'from a match in which the recorded player gave no answers',
      [
        [11, 'ben', 1],
        [20, 'ann', 'resigns'],
      ],
    ],
    ['from a match that was called off', []],
  ])('is not %s', async (_what, actions) => {
    const { ann } = actions.length > 0 ? await recordedMatch(stage, { actions }) : await calledOff()
    await ann.allow(true)
    expect(await (await stage.practicePlayer()).isOffered()).toBe(false)
  })

  test('has a time for every answer', async () => {
    const { cleo, matchId } = await offeredRecording(stage)
    await stage.rows(
      `update app.match_events set after_ms = null where match_id = $1 and player = 0 and question_no = 3`,
      [matchId],
    )
    expect(await cleo.isOffered()).toBe(false)
  })

  test('is from a match whose questions are practiced now: not a newer one, and not one whose questions are rated again', async () => {
    const { cleo, matchId } = await offeredRecording(stage)
    const dana = await stage.practicePlayer()
    await stage.at(-RATED_MS / SECOND_MS)
    expect(await cleo.isOffered()).toBe(false)
    await stage.at(0)
    expect(await cleo.isOffered()).toBe(true)
    await stage.at((PRACTICE_MS + 14 * DAY_MS) / SECOND_MS)
    expect(await cleo.isOffered()).toBe(false)
    await stage.at(0)
    await stage.rows('update matches set created_at = app_now() where id = $1', [matchId])
    expect(await dana.isOffered()).toBe(false)
  })

  test('is not from an unrated match between friends', async () => {
    const { cleo, matchId } = await offeredRecording(stage)
    await stage.rows('update matches set between_friends = true, counts = false, rated = false where id = $1', [
      matchId,
    ])
    expect(await cleo.isOffered()).toBe(false)
  })

  test('has only questions that are still in the bank', async () => {
    const { cleo, matchId } = await offeredRecording(stage)
    await stage.rows(`update app.match_secrets set question_ids[3] = 'gone' where match_id = $1`, [matchId])
    expect(await cleo.isOffered()).toBe(false)
  })

  test('may also be the second player’s, and from a match that was resigned', async () => {
    const actions: TimedAction[] = [
      [11, 'ben', 1],
      [14, 'ann', 'resigns'],
    ]
    const { ben } = await recordedMatch(stage, { actions })
    await ben.allow(true)
    const duel = await begunRecording(stage, await stage.practicePlayer())
    await stage.at(11)
    expect(await duel.state()).toMatchObject({ score: [0, 1] })
    await stage.at(300)
    expect((await duel.state()).score).toEqual([0, 1])
  })
})

async function calledOff() {
  const { ann } = await stage.matches.duel()
  await stage.matches.at(1)
  await ann.ready()
  await stage.matches.at(21)
  expect((await ann.state()).phase).toBe('void')
  await stage.rows('delete from match_queue')
  return { ann: await stage.practicePlayer(ann.id) }
}
