import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SERVICE } from '#platform/server/database/database.ts'
import { booksOf, type MatchStage, openMatchStage, optionId, refusal } from '#tests/support/arena/matchStage.ts'

let stage: MatchStage
beforeAll(async () => {
  stage = await openMatchStage()
})
afterAll(() => stage.close())

describe('before the questions', () => {
  test('the match starts when both have pressed, three seconds later', async () => {
    const { ann, ben } = await stage.duel()
    await stage.at(2)
    expect(await ann.ready()).toMatchObject({
      phase: 'ready',
      match: { status: 'ready', players: [{ ready: true }, { ready: false }] },
    })
    await stage.at(3)
    expect(await ben.ready()).toMatchObject({ phase: 'countdown', match: { status: 'playing' }, question: null })
    await stage.at(5.999)
    expect(await ann.state()).toMatchObject({ phase: 'countdown', question: null })
    await stage.at(6)
    expect(await ann.state()).toMatchObject({ phase: 'question', question: { number: 1 } })
  })

  test('when one never presses, the other one searches again with the waiting time kept', async () => {
    const { id, ann, ben } = await stage.duel()
    await stage.database.tx(SERVICE, (tx) =>
      tx.sql(`update match_queue set waiting_since = app_now() - interval '12 seconds' where match_id = $1`, [id]),
    )
    await stage.at(2)
    await ann.ready()
    await stage.at(20)
    expect((await ann.state()).result).toMatchObject({ reason: 'void', winner_id: null, rated: false, requeued: true })
    expect((await ben.state()).result).toMatchObject({ requeued: false })
    const seats = await stage.database.tx(SERVICE, (tx) =>
      tx.sql(
        `select user_id, match_id, extract(epoch from app_now() - joined_at)::int as joined,
           extract(epoch from app_now() - waiting_since)::int as waited from match_queue where user_id in ($1, $2)`,
        [ann.id, ben.id],
      ),
    )
    expect(seats).toEqual([{ user_id: ann.id, match_id: null, joined: 0, waited: 12 }])
    expect(await booksOf(stage.database, id)).toMatchObject({ status: 'void', changes: 0, usage: 0 })
  })

  test('Start Match after 20 seconds is late, pressing it twice is once', async () => {
    const { ann, ben } = await stage.duel()
    await stage.at(1)
    await ann.ready()
    expect((await ann.ready()).seq).toBe(1)
    await stage.at(20)
    expect(await refusal(ben.ready())).toEqual({ status: 409, code: 'late' })
  })
})

describe('a question', () => {
  test('belongs to the first player who answers right; the other one is told by how much they were late', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(10)
    const [annsId, bensId] = [optionId(await ann.state(), 'right'), optionId(await ben.state(), 'right')]
    expect(await ann.answer(1, annsId)).toMatchObject({
      phase: 'feedback',
      score: [1, 0],
      your_answer: { correct: true },
      feedback: { point: 1, margin_ms: null, picks: [annsId, null] },
    })
    await stage.at(10.043)
    expect(await refusal(ben.answer(1, bensId))).toEqual({ status: 409, code: 'late' })
    expect(await ben.state()).toMatchObject({
      score: [1, 0],
      your_answer: null,
      feedback: { point: 1, margin_ms: 43, picks: [annsId, null] },
    })
  })

  test('whose key has been shown for a while takes no note of an answer any more', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(10)
    const right = optionId(await ben.state(), 'right')
    const { seq } = await ann.answer(1, 'right')
    await stage.at(10.501)
    expect(await refusal(ben.answer(1, right))).toEqual({ status: 409, code: 'late' })
    expect(await ben.state()).toMatchObject({ seq, feedback: { margin_ms: null } })
  })

  test('answered wrong stays open for the opponent, who sees that it was answered and nothing more', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(10)
    expect(await ann.answer(1, 'wrong')).toMatchObject({
      phase: 'question',
      your_answer: { correct: false },
      feedback: null,
    })
    const seen = await ben.state()
    expect(seen).toMatchObject({ phase: 'question', opponent_answered: true, your_answer: null, feedback: null })
    await stage.at(12)
    await ben.answer(1, 'right')
    expect(await ann.state()).toMatchObject({ score: [0, 1], feedback: { point: 2 } })
  })

  test('closes when both are wrong, and after two seconds the next one opens', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(10)
    await ann.answer(1, 'wrong')
    expect(await ben.answer(1, 'wrong')).toMatchObject({ phase: 'feedback', feedback: { point: null } })
    await stage.at(11.999)
    expect(await ann.state()).toMatchObject({ phase: 'feedback', question: { number: 1 } })
    await stage.at(12)
    expect(await ann.state()).toMatchObject({ phase: 'question', question: { number: 2 } })
  })

  test('closes after 60 seconds, and after one second the next one opens', async () => {
    const { ann } = await stage.begun()
    await stage.at(63.999)
    expect(await ann.state()).toMatchObject({ phase: 'question' })
    await stage.at(64)
    expect(await ann.state()).toMatchObject({ phase: 'feedback', feedback: { point: null, picks: [null, null] } })
    await stage.at(65)
    expect(await ann.state()).toMatchObject({ phase: 'question', question: { number: 2 } })
  })

  test('an answer twice is the first outcome again, whatever it says', async () => {
    const { ann } = await stage.begun()
    await stage.at(10)
    const wrong = await ann.answer(1, 'wrong')
    const again = await ann.answer(1, 'right')
    expect(again).toMatchObject({ your_answer: wrong.your_answer, score: [0, 0], seq: wrong.seq })
  })

  test('an answer is late from the deadline on and early to the millisecond before the opening', async () => {
    const { ann, ben } = await stage.begun()
    await stage.at(3.999)
    expect(await refusal(ann.answer(1, 'any'))).toEqual({ status: 425, code: 'not_open' })
    await stage.at(4)
    const right = optionId(await ann.state(), 'right')
    expect(await refusal(ann.answer(2, right))).toEqual({ status: 425, code: 'not_open' })
    await stage.at(64)
    expect(await refusal(ann.answer(1, right))).toEqual({ status: 409, code: 'late' })
    await stage.at(65)
    expect(await refusal(ben.answer(1, right))).toEqual({ status: 409, code: 'late' })
  })

  test('has options in an order and with ids that stay the same after a reload, with other ids in another match', async () => {
    const one = await stage.begun()
    await stage.at(5)
    const first = (await one.ann.state()).question
    expect((await one.ann.state()).question).toEqual(first)
    const bens = (await one.ben.state()).question
    expect(bens?.options.map(({ id }) => id).toSorted()).toEqual(first?.options.map(({ id }) => id).toSorted())
    const two = await stage.begun()
    await stage.at(5)
    const others = (await two.ann.state()).question?.options.map(({ id }) => id) ?? []
    expect(first?.options.some(({ id }) => others.includes(id))).toBe(false)
  })

  test('of listening is loaded ahead by an address, and its transcript comes with the answer', async () => {
    const { ann, ben } = await stage.duel({ skill: 'listening' })
    await stage.at(1)
    expect((await ann.ready()).next_audio_url).toBeNull()
    const { next_audio_url: ahead } = await ben.ready()
    await stage.at(7)
    const open = await ann.state()
    expect(open.question?.audio_url).toBe(ahead)
    expect(JSON.stringify(open)).not.toContain('번 문제')
    expect((await ann.answer(1, 'right')).feedback?.transcript).toContain('번 문제')
  })

  test('of listening is rendered when somebody wants to start: its match’s three, whatever else is in the bank', async () => {
    stage.prepared.length = 0
    const { ann, ben } = await stage.duel({ skill: 'listening' })
    expect(stage.prepared).toEqual([])
    await stage.at(1)
    await ann.ready()
    const three = [...stage.prepared]
    expect(new Set(three).size).toBe(3)
    await ben.ready()
    await stage.at(7)
    await ann.state()
    expect(new Set(stage.prepared)).toEqual(new Set(three))
    const { feedback } = await ann.answer(1, 'right')
    expect(three).toContain(feedback?.transcript)
  })
})
