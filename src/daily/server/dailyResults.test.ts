import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dateAfter } from '#daily/utcDate.ts'
import { type DailyPlayer, type DailyStage, openDailyStage } from '#tests/support/arena/dailyStage.ts'
import { refusal } from '#tests/support/arena/matchStage.ts'

let stage: DailyStage
let ann: DailyPlayer
beforeAll(async () => {
  stage = await openDailyStage()
})
beforeEach(async () => {
  await stage.nextDay()
  ann = await stage.player()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

describe('how everyone did', () => {
  test('is shown after the own try, with everyone at the grade who has finished', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => stage.player()))
    await others[0]?.play([
      ['right', 5],
      ['right', 5],
      ['wrong', 5],
    ])
    await others[1]?.play([
      ['right', 20],
      ['right', 20],
      ['wrong', 20],
    ])
    await others[2]?.play([null, ['wrong', 3], null])
    await others[3]?.play(
      [
        ['right', 1],
        ['right', 1],
        ['right', 1],
      ],
      'b2',
    )
    const beginner = await stage.player()
    await beginner.play([
      ['right', 1],
      ['right', 1],
    ])

    await ann.play([
      ['right', 10],
      ['right', 4],
    ])
    expect(await refusal(ann.result())).toEqual({ status: 425, code: 'not_open' })
    await ann.open(3)
    expect(await refusal(ann.result())).toEqual({ status: 425, code: 'not_open' })
    await ann.answer(3, 'wrong')
    await stage.at(1_000)
    expect((await ann.result()).tally).toEqual({
      players: 4,
      right_per_question: [3, 3, 0],
      players_by_score: [1, 0, 3, 0],
      total_ms: 14_000,
      same_score: { others: 2, slower: 2 },
    })
    expect((await others[1]?.result())?.tally?.same_score).toEqual({ others: 2, slower: 0 })
  })

  test('includes a try whose last question ran out while nobody looked', async () => {
    const left = await stage.player()
    await left.play([['right', 2], ['right', 2], null])
    await ann.play([
      ['right', 2],
      ['wrong', 2],
      ['right', 2],
    ])
    await stage.at(1_000)
    expect((await ann.result()).tally).toMatchObject({ players: 2, players_by_score: [0, 0, 2, 0] })
  })

  test('comes with each question, the own answer and the reasons', async () => {
    await ann.play([['right', 2], ['wrong', 2], null])
    const { review } = await ann.result()
    expect(review.map(({ number }) => number)).toEqual([1, 2, 3])
    const [first, second, third] = review
    expect(first?.picked).toBe(first?.correct_option_id)
    expect(second?.picked).not.toBe(second?.correct_option_id)
    expect(third?.picked).toBeNull()
    expect(third?.transcript).toMatch(/번 문제$/)
    expect(review.every(({ explanation, reasons }) => explanation !== '' && reasons.length === 3)).toBe(true)
  })
})

describe('the calendar', () => {
  test('lists the own days of the month with their results, and the runs', async () => {
    const first = stage.today()
    await ann.play([
      ['right', 2],
      ['wrong', 2],
      ['right', 2],
    ])
    await stage.nextDay()
    await ann.play([['wrong', 2], ['wrong', 2], null], 'b2')
    await stage.nextDay()
    expect((await ann.calendar()).runs).toEqual({ current: 2, best: 2 })
    await ann.begin()
    await stage.nextDay()
    const { days, runs, first_month, today } = await ann.calendar()
    expect(days).toEqual([
      { date: first, grade: 'a1', finished: true, right: 2 },
      { date: dateAfter(first, 1), grade: 'b2', finished: true, right: 0 },
      { date: dateAfter(first, 2), grade: 'a1', finished: false, right: 0 },
    ])
    expect([runs, first_month, today]).toEqual([{ current: 0, best: 2 }, '2026-11', stage.today()])
  })

  test('of another month and of a new player is empty', async () => {
    await ann.play([
      ['right', 2],
      ['right', 2],
      ['right', 2],
    ])
    const { body } = await ann.call('daily-calendar', { month: '2026-10' })
    expect(body).toMatchObject({ days: [], runs: { current: 1, best: 1 } })
    expect(await (await stage.player()).calendar()).toMatchObject({ days: [], runs: { current: 0, best: 0 } })
  })
})
