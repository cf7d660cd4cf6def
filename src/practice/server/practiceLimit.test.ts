import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, SECOND_MS } from '#kit/time.ts'
import { ADDRESS_QUESTIONS_PER_DAY, QUESTIONS_PER_DAY } from '#practice/practiceLimit.ts'
import { optionId, refusal } from '#tests/support/arena/matchStage.ts'
import { openPracticeStage, type PracticePlayer, type PracticeStage } from '#tests/support/arena/practiceStage.ts'
import { offeredRecording } from '#tests/support/arena/recordedMatch.ts'

const REACHED = { status: 429, code: 'practice_limit_reached' }

let stage: PracticeStage
let ann: PracticePlayer
beforeAll(async () => {
  stage = await openPracticeStage('results')
})
beforeEach(async () => {
  await stage.rows('delete from daily_usage')
  ann = await stage.practicePlayer()
  await stage.later()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

/** Sets how many questions were practiced today, by this player or by everyone behind the test's address. */
async function practiced(who: PracticePlayer | 'address', questions: number): Promise<void> {
  const person = who === 'address' ? 'practice:hash of 192.0.2.1' : who.id
  await stage.rows(
    `insert into daily_usage (person, date, practice_questions) values ($1, (app_now() at time zone 'utc')::date, $2)
     on conflict (person, date) do update set practice_questions = excluded.practice_questions`,
    [person, questions],
  )
}

describe('the daily limit of practice', () => {
  test('lets a player practice 300 questions a day, of all kinds and skills together', async () => {
    await practiced(ann, QUESTIONS_PER_DAY - 9)
    await ann.duel([], { skill: 'grammar' })
    const sitting = await ann.untimed('vocab')
    for (let number = 1; number <= 6; number += 1) {
      await sitting.answer(number, 'right')
      if (number < 6) await sitting.next()
    }
    expect(await refusal(sitting.next())).toEqual(REACHED)
    expect(await refusal(ann.untimed('listening'))).toEqual(REACHED)
    expect(await refusal(ann.duel())).toEqual(REACHED)
    expect(await sitting.end()).toMatchObject({ ended: true, answered: 6, right: 6 })
  })

  test('covers recordings too', async () => {
    const { cleo } = await offeredRecording(stage)
    await practiced(cleo, QUESTIONS_PER_DAY - 2)
    expect(await refusal(cleo.recording())).toEqual(REACHED)
    await stage.rows('delete from app.rate_limits')
  })

  test('says how many questions it allows, and that it resets at midnight UTC', async () => {
    await practiced(ann, QUESTIONS_PER_DAY)
    const [tomorrow] = await stage.rows(`select ((app_now() at time zone 'utc')::date + 1)::text as date`)
    expect(await ann.call('untimed-begin', { skill_type: 'vocab' })).toMatchObject({
      status: 429,
      body: {
        code: 'practice_limit_reached',
        limit: QUESTIONS_PER_DAY,
        resets_at: `${tomorrow?.date}T00:00:00.000Z`,
      },
    })
    await stage.at(DAY_MS / SECOND_MS)
    await ann.untimed()
  })

  test('is shared by all accounts behind one address, and does not stop players elsewhere', async () => {
    await practiced('address', ADDRESS_QUESTIONS_PER_DAY - 3)
    await ann.untimed()
    const other = await stage.practicePlayer()
    expect(await refusal(other.untimed())).toEqual(REACHED)
    const init = { method: 'POST', headers: { 'x-test-address': '198.51.100.7' }, body: '{"skill_type":"vocab"}' }
    expect((await stage.api.request('/functions/v1/untimed-begin', init, other.id)).status).toBe(200)
  })

  test('counts nothing for a refused request', async () => {
    await practiced('address', ADDRESS_QUESTIONS_PER_DAY)
    expect(await refusal(ann.untimed())).toEqual(REACHED)
    expect(await stage.rows('select 1 from daily_usage where person = $1', [ann.id])).toEqual([])
    expect(await stage.rows('select 1 from practices where user_id = $1', [ann.id])).toEqual([])
  })

  test('holds when the last questions are asked for ten times at once', async () => {
    await practiced(ann, QUESTIONS_PER_DAY - 6)
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => ann.untimed()))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(await stage.rows('select practice_questions from daily_usage where person = $1', [ann.id])).toEqual([
      { practice_questions: QUESTIONS_PER_DAY },
    ])
  })
})

describe('a practice that was begun long ago', () => {
  /** Rated matches ask the practiced questions of the test by then. */
  const MONTHS_LATER = (66 * DAY_MS) / SECOND_MS

  test('is called off when rated matches ask one of its questions by now', async () => {
    const duel = await ann.duel()
    await stage.at(MONTHS_LATER)
    const state = await duel.state()
    expect(state.phase).toBe('void')
    expect(JSON.stringify(state)).not.toMatch(/Question \d/)
  })

  test('shows none of its unanswered questions, and continues with others', async () => {
    const sitting = await ann.untimed()
    const first = await sitting.state()
    await stage.at(MONTHS_LATER)
    expect((await sitting.state()).question).toBeNull()
    expect(await refusal(sitting.answer(1, optionId(first, 'right')))).toEqual({ status: 425, code: 'not_open' })
    const { question } = await sitting.next()
    expect(question?.number).toBe(4)
  })
})
