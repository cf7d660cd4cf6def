import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { GRADE_LEVELS, GRADES } from '#daily/grade.ts'
import { answerDaily, beginDaily, readDaily } from '#daily/server/playDaily.ts'
import { DAY_MS, SECOND_MS } from '#kit/time.ts'
import { OPTION_COUNT } from '#questions/question.ts'
import { questionUse } from '#questions/questionUse.ts'
import { type DailyPlayer, type DailyStage, openDailyStage } from '#tests/support/arena/dailyStage.ts'
import { optionId, refusal } from '#tests/support/arena/matchStage.ts'
import { RACE_REPETITIONS } from '#tests/support/repetitions.ts'

/** Seconds from noon to midnight. */
const MIDNIGHT = DAY_MS / 2 / SECOND_MS
const FINISH = 600

let stage: DailyStage
let ann: DailyPlayer
let ben: DailyPlayer
beforeAll(async () => {
  stage = await openDailyStage()
})
beforeEach(async () => {
  await stage.nextDay()
  ann = await stage.player()
  ben = await stage.player()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

function storedQuestions(): Promise<{ ids: string[]; grade: string }[]> {
  return stage.rows(
    `select grade, array(select question ->> 'id' from jsonb_array_elements(questions) as question) as ids
     from app.daily_rounds where date = $1`,
    [stage.today()],
  ) as Promise<{ ids: string[]; grade: string }[]>
}

describe('the questions of a day', () => {
  test('are the same for everyone at a grade: one of each skill, none that rated matches ask', async () => {
    const seen = []
    for (const player of [ann, ben]) {
      const first = await player.begin('a2-b1')
      await player.answer(1, 'right')
      const second = await player.open(2)
      await player.answer(2, 'wrong')
      const third = await player.open(3)
      seen.push([first, second, third].map(({ question }) => [question?.skill_type, question?.question]))
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]?.map(([skill]) => skill)).toEqual(['vocab', 'grammar', 'listening'])
    const [round] = await storedQuestions()
    const now = Date.parse(stage.today())
    for (const id of round?.ids ?? []) {
      const question = stage.dependencies.bank.get(id)
      expect(GRADE_LEVELS['a2-b1']).toContain(question?.level)
      expect(question && questionUse(question, now)).toBe('practice')
    }
  })

  test(`are drawn once, however many begin at the same moment, ${RACE_REPETITIONS} times`, async () => {
    for (let run = 0; run < RACE_REPETITIONS; run += 1) {
      await stage.rows('delete from daily_tries')
      await stage.rows('delete from app.daily_rounds')
      const players = await Promise.all([1, 2, 3, 4].map(() => stage.player()))
      const states = await Promise.all(players.map(({ id }) => beginDaily(stage.dependencies, id, 'a1')))
      expect(new Set(states.map(({ question }) => question?.question)).size).toBe(1)
      expect(await storedQuestions()).toHaveLength(1)
    }
  }, 240_000)

  test('differ from grade to grade, and stay the same when the bank changes during the day', async () => {
    const firsts = await Promise.all(
      GRADES.map(async (grade) => (await (await stage.player()).begin(grade)).question?.question),
    )
    expect(new Set(firsts).size).toBe(GRADES.length)
    const empty = { ...stage.dependencies, bank: { get: () => undefined, of: () => [] } }
    const late = await stage.player()
    expect((await beginDaily(empty, late.id, 'a1')).question?.question).toBe(firsts[0])
  })

  test('do not return on the next days, as long as others are left', async () => {
    const asked: string[] = []
    for (let day = 0; day < 6; day += 1) {
      await stage.rows(`delete from daily_tries`)
      if (day === 0) await stage.rows('delete from app.daily_rounds')
      else await stage.nextDay()
      await (await stage.player()).begin('a1')
      asked.push(...(await storedQuestions()).flatMap(({ ids }) => ids))
    }
    expect(new Set(asked).size).toBe(18)
  })

  test('have their clips requested when a player begins', async () => {
    stage.prepared.length = 0
    await ann.begin()
    expect(stage.prepared).toHaveLength(1)
    expect(stage.prepared[0]).toMatch(/번 문제$/)
  })
})

describe('a try', () => {
  test('is played question by question, with its reasons after each answer', async () => {
    expect(await ann.state()).toMatchObject({ phase: 'unplayed', grade: null, question: null })
    expect(await ann.begin()).toMatchObject({ phase: 'question', grade: 'a1', question: { number: 1 }, feedback: null })
    await stage.at(4)
    expect(await ann.answer(1, 'right')).toMatchObject({
      phase: 'feedback',
      your_answer: { correct: true },
      feedback: { explanation: expect.stringContaining('Because') },
      marks: [{ outcome: 'right', ms: 4_000 }, null, null],
    })
    await stage.at(300)
    expect(await ann.open(2)).toMatchObject({ phase: 'question', question: { number: 2 }, your_answer: null })
    await stage.at(321.5)
    await ann.answer(2, 'wrong')
    await ann.open(3)
    await stage.at(381.5)
    expect(await ann.state()).toMatchObject({
      phase: 'finished',
      your_answer: null,
      feedback: { transcript: expect.stringContaining('번 문제') },
      marks: [{ outcome: 'right' }, { outcome: 'wrong', ms: 21_500 }, { outcome: 'late', ms: 60_000 }],
    })
  })

  test('goes on where it stands after a reload, with the same order of options', async () => {
    const { question } = await ann.begin()
    await stage.at(20)
    expect((await ann.state()).question).toEqual(question)
    expect((await ann.begin()).question).toEqual(question)
    expect(question?.closes_at).toBe(new Date(Date.parse(question?.opens_at ?? '') + 60_000).toISOString())
  })

  test('has option ids of its own: another player’s ids are unknown', async () => {
    const anns = (await ann.begin()).question?.options.map(({ id }) => id) ?? []
    await ben.begin()
    expect(anns).toHaveLength(OPTION_COUNT)
    for (const id of anns) expect(await refusal(ben.answer(1, id))).toEqual({ status: 400, code: 'unknown_option' })
  })

  test('is the only one of the day, in one grade, and a second one is refused in words', async () => {
    await ann.play([['right', 3], null, ['wrong', 5]])
    for (const grade of ['a1', 'b2'] as const) {
      const { status, body } = await ann.call('daily-begin', { grade })
      expect(status).toBe(409)
      expect(body).toMatchObject({
        code: 'already_played',
        message: 'You have already begun today’s round. There is one try a day, in one grade.',
        next_round_at: new Date(Date.parse(stage.today()) + DAY_MS).toISOString(),
      })
    }
    await ben.begin('a1')
    expect(await refusal(ben.begin('b2'))).toEqual({ status: 409, code: 'already_played' })
    await stage.nextDay()
    expect(await ann.state()).toMatchObject({ phase: 'unplayed', grade: 'a1' })
    expect(await ann.begin('b2')).toMatchObject({ phase: 'question', grade: 'b2' })
  })

  test('is offered at the grade of the level that is known, and of the last round once there was one', async () => {
    const kian = await stage.player()
    await stage.rows('insert into profiles (id, display_name) values ($1, $2)', [kian.id, 'Kian'])
    expect(await kian.state()).toMatchObject({ phase: 'unplayed', grade: null })
    await stage.rows(
      `insert into app.first_levels (user_id, skill_type, level) values ($1, 'vocab', 1150), ($1, 'grammar', 1300)`,
      [kian.id],
    )
    expect(await kian.state()).toMatchObject({ phase: 'unplayed', grade: 'a2-b1' })
    await kian.begin('a1')
    await stage.nextDay()
    expect(await kian.state()).toMatchObject({ phase: 'unplayed', grade: 'a1' })
  })

  test(`is begun in one of two grades if both are requested at once, ${RACE_REPETITIONS} times`, async () => {
    for (let run = 0; run < RACE_REPETITIONS; run += 1) {
      const { id } = await stage.player()
      const begun = await Promise.allSettled(
        (['a1', 'b2'] as const).map((grade) => beginDaily(stage.dependencies, id, grade)),
      )
      expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
      expect(await stage.rows('select 1 as one from daily_answers where user_id = $1', [id])).toHaveLength(1)
    }
  }, 240_000)

  test('records its questions as seen when they open, uses up no daily match, and is no match', async () => {
    await ann.begin()
    const seen = () => stage.rows('select question_id from app.seen_questions where user_id = $1', [ann.id])
    expect(await seen()).toHaveLength(1)
    await ann.answer(1, 'right')
    await ann.open(2)
    expect(await seen()).toHaveLength(2)
    expect(await stage.rows('select 1 as one from daily_usage')).toEqual([])
    expect(await stage.rows('select 1 as one from matches')).toEqual([])
  })

  test('that was begun before midnight can be finished until ten minutes after it', async () => {
    await stage.at(MIDNIGHT - 1)
    await ann.begin()
    await stage.at(MIDNIGHT + 5)
    const date = stage.today()
    await ann.answer(1, 'right', date)
    await stage.at(MIDNIGHT + FINISH - 0.001)
    expect(await ann.open(2, date)).toMatchObject({ date, phase: 'question' })
    await stage.at(MIDNIGHT + FINISH + 60)
    expect(await ann.state(date)).toMatchObject({ phase: 'unfinished', marks: [{}, { outcome: 'late' }, null] })
    expect(await refusal(ann.open(3, date))).toEqual({ status: 409, code: 'late' })
    expect(await ann.result(date)).toMatchObject({ review: [{ number: 1 }, { number: 2 }], tally: null })
    expect(await ann.state()).toMatchObject({
      phase: 'unplayed',
      today: new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10),
    })
  })
})

describe('an answer', () => {
  test('counts once: of twenty at the same moment the first one stays, and all get its outcome', async () => {
    const { id } = ann
    for (let run = 0; run < RACE_REPETITIONS; run += 1) {
      await stage.rows('delete from daily_tries')
      const open = await beginDaily(stage.dependencies, id, 'a1')
      const [right, wrong] = [optionId(open, 'right'), optionId(open, 'wrong')]
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          answerDaily(
            stage.dependencies,
            { userId: id, date: stage.today() },
            { number: 1, optionId: index % 2 === 0 ? right : wrong },
          ),
        ),
      )
      expect(new Set(answers.map(({ your_answer }) => your_answer?.option_id)).size).toBe(1)
      const [stored, ...more] = await stage.rows('select option_id, correct from daily_answers where user_id = $1', [
        id,
      ])
      expect(more).toEqual([])
      expect(stored).toMatchObject(answers[0]?.your_answer ?? { none: true })
      const again = await readDaily(stage.dependencies, id, null)
      expect(again.your_answer).toEqual(answers[0]?.your_answer)
    }
  }, 240_000)

  test('is refused before the question opens, and from its deadline on, to the millisecond', async () => {
    const right = optionId(await ann.begin(), 'right')
    expect(await refusal(ann.answer(2, right))).toEqual({ status: 425, code: 'not_open' })
    await stage.at(60)
    expect(await refusal(ann.answer(1, right))).toEqual({ status: 409, code: 'late' })
    await ben.begin()
    await stage.at(119.999)
    expect(await ben.answer(1, 'right')).toMatchObject({ your_answer: { correct: true } })
  })

  test('to a question whose end was shown is refused even if the clock goes back', async () => {
    const right = optionId(await ann.begin(), 'right')
    await stage.at(61)
    expect((await ann.state()).feedback).not.toBeNull()
    await stage.at(30)
    expect(await refusal(ann.answer(1, right))).toEqual({ status: 409, code: 'late' })
    expect(await ann.state()).toMatchObject({ phase: 'feedback' })
  })

  test('does not open the next question: that opens when the player asks for it, and once', async () => {
    await ann.begin()
    await ann.answer(1, 'wrong')
    const opened = await Promise.all([1, 2, 3].map(() => ann.open(2)))
    expect(opened.map(({ question }) => question?.number)).toEqual([2, 2, 2])
    expect(await refusal(ann.open(3))).toEqual({ status: 425, code: 'not_open' })
  })
})
