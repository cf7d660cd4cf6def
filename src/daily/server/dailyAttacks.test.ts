import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { type DailyPlayer, type DailyStage, openDailyStage } from '#tests/support/arena/dailyStage.ts'
import { EXPLANATION, optionId, refusal } from '#tests/support/arena/matchStage.ts'

const KEYS = [EXPLANATION, 'Not 0', 'Not 1', 'Not 2', '번 문제', 'correct_option_id', 'correct_answer', 'seed']

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

/** Everything that is stored about tries, to show that an attack changed nothing. */
async function storedRows(): Promise<string> {
  return JSON.stringify([
    await stage.rows('select * from daily_tries order by user_id, date'),
    await stage.rows('select * from daily_answers order by user_id, date, number'),
    await stage.rows('select date, grade from app.daily_rounds order by date, grade'),
  ])
}

describe('the answer key', () => {
  test('is in nothing that a player can read while the question is open', async () => {
    const texts = [JSON.stringify([await ann.state(), await ann.begin(), await ann.state()])]
    for (const table of ['daily_rounds', 'app.daily_rounds', 'daily_tries', 'daily_answers', 'seen_questions']) {
      for (const query of ['select=*', 'select=questions', 'select=seed', 'select=date&questions=not.is.null']) {
        texts.push(await (await stage.api.request(`/rest/v1/${table}?${query}`, {}, ann.id)).text())
      }
    }
    texts.push(JSON.stringify((await ann.call('daily-result', { date: stage.today() })).body))
    texts.push(JSON.stringify((await ann.call('daily-open', { date: stage.today(), question_no: 2 })).body))
    const readable = texts.join('\n')
    for (const secret of KEYS) expect(readable).not.toContain(`"${secret}`)
    for (const secret of [EXPLANATION, '번 문제']) expect(readable).not.toContain(secret)
    expect(new Set(readable.match(/Question \d+ of/g)).size).toBe(1)
  })

  test('is shown with the answer, only of that question, and stays hidden from the other players', async () => {
    await ann.begin()
    await ben.begin()
    const answered = JSON.stringify(await ann.answer(1, 'wrong'))
    expect(answered.match(new RegExp(EXPLANATION, 'g'))).toHaveLength(1)
    expect(JSON.stringify(await ben.state())).not.toContain(EXPLANATION)
    expect(JSON.stringify(await ann.open(2))).not.toContain(EXPLANATION)
  })

  test('of questions that were never opened is not shown after the day either', async () => {
    await ann.begin()
    await ann.answer(1, 'right')
    const date = stage.today()
    await stage.nextDay()
    const result = JSON.stringify(await ann.result(date))
    expect(result.match(new RegExp(EXPLANATION, 'g'))).toHaveLength(1)
  })

  test('is not in the result of a day on which the player did not play', async () => {
    await ann.play([
      ['right', 1],
      ['right', 1],
      ['right', 1],
    ])
    expect(await refusal(ben.result())).toEqual({ status: 404, code: 'not_begun' })
    expect(JSON.stringify(await ben.state())).not.toMatch(/Question \d/)
  })
})

describe('an attacker', () => {
  test('cannot answer or open in the try of another player', async () => {
    const right = optionId(await ann.begin(), 'right')
    const before = await storedRows()
    const date = stage.today()
    for (const forged of [{}, { user_id: ann.id }]) {
      const answer = await ben.call('daily-answer', { date, question_no: 1, option_id: right, ...forged })
      const opening = await ben.call('daily-open', { date, question_no: 1, ...forged })
      const status = 'user_id' in forged ? 400 : 404
      expect([answer.status, opening.status]).toEqual([status, status])
    }
    expect(await storedRows()).toBe(before)
  })

  test('cannot read another player’s tries and answers', async () => {
    await ann.begin()
    for (const table of ['daily_tries', 'daily_answers']) {
      expect((await stage.api.client(ben.id).from(table).select('*')).data).toEqual([])
      expect((await stage.api.client(ann.id).from(table).select('*')).data).toHaveLength(1)
      expect((await stage.api.request(`/rest/v1/${table}?select=*`)).status).toBe(401)
    }
  })

  test('cannot write any row of the daily round', async () => {
    await ann.begin()
    const before = await storedRows()
    const date = stage.today()
    const tries = () => stage.api.client(ann.id).from('daily_tries')
    const answers = () => stage.api.client(ann.id).from('daily_answers')
    const attempts = [
      tries().insert({ user_id: ann.id, date: '2026-01-01', grade: 'a1' }),
      tries().update({ grade: 'b2' }).eq('date', date),
      tries().delete().eq('date', date),
      answers().insert({ user_id: ann.id, date, number: 2, opened_at: '2026-01-01T00:00:00Z', correct: true }),
      answers().update({ correct: true, option_id: 'x' }).eq('date', date),
      answers().update({ opened_at: '2030-01-01T00:00:00Z' }).eq('date', date),
      answers().delete().eq('date', date),
    ]
    for (const attempt of attempts) expect((await attempt).error?.code).toBe('42501')
    expect(await storedRows()).toBe(before)
  })

  test('cannot send the time, the player or the correctness of an answer', async () => {
    const option_id = optionId(await ann.begin(), 'wrong')
    const before = await storedRows()
    for (const forged of [{ at: '2026-01-01T00:00:00Z' }, { correct: true }, { ms: 1 }, { grade: 'a1' }]) {
      const body = { date: stage.today(), question_no: 1, option_id, ...forged }
      expect(await ann.call('daily-answer', body)).toMatchObject({
        status: 400,
        body: { code: 'validation_failed' },
      })
    }
    expect(await storedRows()).toBe(before)
  })

  test('cannot begin the round of another day', async () => {
    const before = await storedRows()
    expect((await ann.call('daily-begin', { grade: 'a1', date: '2026-01-01' })).status).toBe(400)
    for (const date of ['2026-01-01', '2030-01-01']) {
      expect(await refusal(ann.open(1, date))).toEqual({ status: 404, code: 'not_begun' })
      expect(await refusal(ann.answer(1, 'x', date))).toEqual({ status: 404, code: 'not_begun' })
      expect(await ann.state(date)).toMatchObject({ phase: 'unplayed' })
    }
    expect(await storedRows()).toBe(before)
  })

  test.each([
    ['daily-begin', { grade: 'c2' }, 'grade'],
    ['daily-state', { date: '2026-02-30' }, 'date'],
    ['daily-open', { date: '2026-11-21', question_no: 4 }, 'question_no'],
    ['daily-calendar', { month: '2026-13' }, 'month'],
  ])('gets 400 from %s for %j', async (name, body, field) => {
    expect(await ann.call(name, body)).toMatchObject({ status: 400, body: { field } })
  })

  test('who is not signed in is asked to sign in', async () => {
    for (const name of ['state', 'begin', 'open', 'answer', 'result', 'calendar']) {
      expect((await stage.api.request(`/functions/v1/daily-${name}`, { method: 'POST', body: '{}' })).status).toBe(401)
    }
  })

  test('whose account is deleted leaves nothing behind, and cannot begin or go on', async () => {
    await ann.begin()
    await ann.answer(1, 'right')
    await deleteAccount(stage.dependencies.database, ann.id)
    expect(await storedRows()).not.toContain(ann.id)
    expect(await refusal(ann.begin())).toEqual({ status: 403, code: 'user_not_found' })
    expect(await refusal(ann.open(2))).toEqual({ status: 403, code: 'user_not_found' })
  })
})
