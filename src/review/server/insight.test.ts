import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#kit/time.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import type { CardContent } from '#review/card.ts'
import type { CardHistory } from '#review/fit/reviewHistory.ts'
import type { ReviewInsight } from '#review/insight/insightContract.ts'
import type { Grade } from '#review/reviewEntry.ts'
import { insertFit } from '#review/server/fitStore.ts'
import { plainKey } from '#review/typedKey.ts'
import { plantReviews } from '#tests/support/arena/plantReviews.ts'
import { type Learner, openReviewStage, type ReviewStage } from '#tests/support/arena/reviewStage.ts'

const NOON = Date.parse('2027-01-01T12:00:00Z')

let stage: ReviewStage
let ann: Learner
beforeAll(async () => {
  stage = await openReviewStage()
})
beforeEach(async () => {
  await stage.at(0)
  ann = await stage.learner()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

async function insight(learner: Learner): Promise<ReviewInsight> {
  const { status, body } = await learner.call('review-insight', {})
  expect(status).toBe(200)
  return body as unknown as ReviewInsight
}

/** Answers so many days ago, in the order of time. */
function history(...answers: [daysAgo: number, grade: Grade][]): CardHistory {
  return answers.map(([daysAgo, grade]) => ({ at: NOON - daysAgo * DAY_MS, grade }))
}

const plant = (learner: Learner, ...histories: CardHistory[]) =>
  plantReviews(
    stage.dependencies.database,
    learner.id,
    histories.map((own) => ({ history: own })),
  )

test('a new learner has nothing to see', async () => {
  expect(await insight(ann)).toMatchObject({
    today: '2027-01-01',
    mistakes: [],
    days: [],
    forecast: Array(30).fill(0),
    overdue: 0,
    schedule: { available: true, reviews: 0, next_fit_at: 400, newest: null },
  })
})

test('a day counts its answers, and what was remembered since an earlier day', async () => {
  await plant(ann, history([9, 3], [9, 3], [5, 3], [1, 1]), history([5, 3], [1, 3]))
  await plant(await stage.learner(), history([1, 3]))
  expect((await insight(ann)).days).toEqual([
    { date: '2026-12-23', answers: 2, asked: 0, remembered: 0 },
    { date: '2026-12-27', answers: 2, asked: 1, remembered: 1 },
    { date: '2026-12-31', answers: 2, asked: 2, remembered: 1 },
  ])
})

test('the forecast counts the cards of each day, overdue ones today, and no new ones', async () => {
  await plant(ann, history([40, 3], [39, 3]), history([3, 4]), history([0, 4]))
  await ann.learns('학교', 'school')
  const due = await stage.rows<{ day: number }>(
    `select floor((extract(epoch from due_at) - extract(epoch from timestamptz '2027-01-01T00:00:00Z')) / 86400)::int as day
     from review_cards where user_id = $1 and state <> 'new' order by day`,
    [ann.id],
  )
  const expected = Array(30).fill(0)
  for (const { day } of due) expected[Math.max(0, day)] += 1
  const { forecast, overdue } = await insight(ann)
  expect(forecast).toEqual(expected)
  expect(overdue).toBe(due.filter(({ day }) => day < 0).length)
  expect(overdue).toBeGreaterThan(0)
})

describe('a mistake', () => {
  const SENTENCE: CardContent = {
    type: 'item',
    korean: '학교에서 공부해요',
    english: 'I study at school',
    key: plainKey('학교에서 공부해요'),
  }
  const wrong = { given: '학교에 공부해요', mistake: 'particle' } as const

  test('that was made on three days in the review is reported with the newest answer', async () => {
    const planted = { content: SENTENCE, wrong, history: history([9, 1], [5, 1], [1, 1]) }
    await plantReviews(stage.dependencies.database, ann.id, [planted])
    expect((await insight(ann)).mistakes).toEqual([
      {
        ...{ kind: 'particle', name: 'particle-eseo', title: null, guide: null, times: 3, questions: 0 },
        example: { right: '학교에서 공부해요', given: wrong.given, at: new Date(NOON - DAY_MS).toISOString() },
      },
    ])
    expect((await insight(await stage.learner())).mistakes).toEqual([])
    expect(await ann.call('mistake-begin', { kind: 'particle', name: 'particle-eseo' })).toMatchObject({
      status: 404,
    })
  })

  test('is none if the learner took it back, or graded it up', async () => {
    const planted = { content: SENTENCE, wrong, history: history([9, 1], [5, 1], [1, 1]) }
    for (const change of ['undo', 'override'] as const) {
      const ben = await stage.learner()
      await plantReviews(stage.dependencies.database, ben.id, [planted])
      expect((await insight(ben)).mistakes).toHaveLength(1)
      const [newest] = await stage.rows<{ id: string; card_id: string }>(
        'select id, card_id from review_log where user_id = $1 order by at desc limit 1',
        [ben.id],
      )
      const task = { card_id: newest?.card_id ?? '' }
      if (change === 'undo') await ben.undo(task, newest?.id ?? '')
      else await ben.override(task, newest?.id ?? '', 3)
      const { mistakes, days } = await insight(ben)
      expect(mistakes).toEqual([])
      expect(days).toHaveLength(change === 'undo' ? 2 : 3)
    }
  })

  test('that was made in matches can be practiced, by its player alone', async () => {
    const ben = await stage.learner()
    for (const _ of [1, 2, 3]) {
      const { ann: player } = await stage.matches.begun({ userIds: [ann.id, ben.id] })
      await stage.matches.at(5)
      await player.answer(1, 'wrong')
      await stage.matches.at(250)
      await player.state()
    }
    const [mistake] = (await insight(ann)).mistakes
    expect(mistake).toMatchObject({
      kind: 'point',
      name: 'words',
      title: 'Words',
      times: 3,
      example: { right: 'right' },
    })
    expect(mistake?.questions).toBeGreaterThanOrEqual(3)
    const begun = await ann.call('mistake-begin', { kind: 'point', name: 'words' })
    expect(begun).toMatchObject({ status: 200, body: { practice_id: expect.any(String) } })
    const questions = await stage.rows('select 1 from app.practice_questions where practice_id = $1', [
      begun.body.practice_id,
    ])
    expect(questions).toHaveLength(mistake?.questions ?? 0)
    expect(await ben.call('mistake-begin', { kind: 'point', name: 'words' })).toMatchObject({
      status: 404,
      body: { code: 'nothing_missed' },
    })
  })
})

test('the newest fit is reported with its losses and what became of it', async () => {
  const { database } = stage.dependencies
  const fit = { number: 1, reviews: 400, judged: 80, defaultLoss: 0.5, lossBefore: 0.5 }
  const parameters = Array(21).fill(1)
  await database.tx(SERVICE, (tx) => insertFit(tx, ann.id, { ...fit, fittedLoss: 0.4, parameters, inForce: 1 }))
  expect((await insight(ann)).schedule).toMatchObject({
    next_fit_at: 500,
    newest: { default_loss: 0.5, loss_before: 0.5, fitted_loss: 0.4, verdict: 'better', is_own: true },
  })
  const second = { ...fit, number: 2, reviews: 500, fittedLoss: 0.5, parameters, inForce: 1 }
  await database.tx(SERVICE, (tx) => insertFit(tx, ann.id, second))
  expect((await insight(ann)).schedule.newest).toMatchObject({ verdict: 'no-better', is_own: true })
})

test('a visitor sees nothing, and nobody can ask about another learner', async () => {
  for (const name of ['review-insight', 'mistake-begin']) {
    const answer = await stage.api.request(`/functions/v1/${name}`, { method: 'POST', body: '{}' })
    expect([name, answer.status]).toEqual([name, 401])
  }
  const ben = await stage.learner()
  expect((await ben.call('review-insight', { user_id: ann.id })).status).toBe(400)
  expect((await ben.call('mistake-begin', { kind: 'point', name: 'words', user_id: ann.id })).status).toBe(400)
})
