import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteAccount } from '#platform/server/auth/deleteAccount.ts'
import { refusal } from '#tests/support/arena/matchStage.ts'
import { DRINKS } from '#tests/support/lessons/lessonEntries.ts'
import { type Learner, type LessonStage, openLessonStage } from '#tests/support/lessons/lessonStage.ts'

const COURSE = 'survival-korean'
const STEPS = DRINKS.steps.length

let stage: LessonStage
let ann: Learner
let ben: Learner
beforeAll(async () => {
  stage = await openLessonStage()
})
beforeEach(async () => {
  ann = await stage.learner()
  ben = await stage.learner()
})
afterAll(async () => {
  expect(stage.api.failures).toEqual([])
  await stage.close()
})

/** Everything that is stored about lessons, to show that an attack changed nothing. */
async function storedRows(): Promise<string> {
  return JSON.stringify([
    await stage.rows('select * from lesson_progress order by user_id, course, number'),
    await stage.rows('select * from lesson_days order by user_id, date'),
    await stage.rows('select user_id, key from review_cards order by user_id, key'),
  ])
}

describe('a learner', () => {
  test.each(['lesson-open', 'lesson-read'])(
    'without an account cannot read a lesson that needs one (%s)',
    async (name) => {
      const body = JSON.stringify({ course: COURSE, number: 4 })
      const { status } = await stage.api.request(`/functions/v1/${name}`, { method: 'POST', body })
      expect(status).toBe(401)
    },
  )

  test('cannot skip steps, or end a lesson without doing them', async () => {
    await ann.open(1)
    const before = await storedRows()
    for (const step of [1, STEPS - 1, STEPS, 99]) {
      expect(await refusal(ann.step(step))).toMatchObject({ status: 409, code: 'not_next' })
    }
    expect(await storedRows()).toBe(before)
  })

  test.each([
    ['a course that does not exist', { course: 'french' }],
    ['a lesson of no number', { number: 0 }],
    ['a negative step', { step: -1 }],
    ['half a step', { step: 0.5 }],
    ['a word for a verdict', { right: 'yes' }],
    ['a time', { at: '2026-01-01T00:00:00Z' }],
    ['another user', { user_id: '00000000-0000-4000-8000-000000000000' }],
    ['that it is done', { done: true }],
  ])('cannot send %s', async (_name, forged) => {
    await ann.open(1)
    const before = await storedRows()
    const response = await ann.call('lesson-step', { course: COURSE, number: 1, step: 0, right: true, ...forged })
    expect(response.status).toBe(400)
    expect(await storedRows()).toBe(before)
  })

  test('cannot open a lesson that does not exist', async () => {
    expect(await refusal(ann.open(12))).toMatchObject({ status: 404, code: 'lesson_not_found' })
  })

  test('cannot write into the tables of progress and days, not even into the own rows', async () => {
    await ann.open(1)
    await ann.step(0)
    const before = await storedRows()
    const client = stage.api.client(ann.id)
    const attempts = [
      client.from('lesson_progress').update({ step: STEPS }).eq('user_id', ann.id),
      client.from('lesson_progress').insert({ user_id: ann.id, course: COURSE, number: 2 }),
      client.from('lesson_progress').delete().eq('user_id', ann.id),
      client.from('lesson_days').update({ learned_ms: 3_600_000 }).eq('user_id', ann.id),
      client.from('lesson_days').insert({ user_id: ann.id, date: '2026-01-01', learned_ms: 1 }),
      client.from('lesson_days').delete().eq('user_id', ann.id),
    ]
    for (const attempt of attempts) expect((await attempt).status).toBe(403)
    expect(await storedRows()).toBe(before)
  })

  test('cannot read what others have learned', async () => {
    await ann.open(1)
    await ann.step(0)
    for (const table of ['lesson_progress', 'lesson_days']) {
      expect((await stage.api.client(ben.id).from(table).select('user_id')).data).toEqual([])
      expect((await stage.api.client().from(table).select('user_id')).data ?? []).toEqual([])
    }
    expect((await ben.state()).lessons).toEqual([])
  })

  test('whose account is deleted leaves nothing behind, and cannot go on', async () => {
    await ann.open(1)
    await ann.step(0)
    await deleteAccount(stage.database, ann.id)
    expect(await storedRows()).not.toContain(ann.id)
    expect(await refusal(ann.step(1))).toMatchObject({ status: 403, code: 'user_not_found' })
  })
})

describe('keeping lessons', () => {
  test.each([
    ['of more steps than the lesson has', { step: STEPS + 1, missed: [] }],
    ['with a mistake in a step that is not done', { step: 2, missed: [5] }],
    ['with the same mistake twice', { step: 5, missed: [1, 1] }],
  ])('%s is refused', async (_name, run) => {
    const before = await storedRows()
    expect(await refusal(ann.keep([{ course: COURSE, number: 1, ...run }]))).toMatchObject({
      status: 400,
      code: 'impossible_progress',
    })
    expect(await storedRows()).toBe(before)
  })

  test('that need an account takes nothing', async () => {
    expect((await ann.keep([{ course: COURSE, number: 4, step: STEPS, missed: [] }])).lessons).toEqual([])
  })
})

test('a visitor is asked to sign in', async () => {
  for (const name of ['lesson-step', 'lessons-state', 'lessons-keep']) {
    const response = await stage.api.request(`/functions/v1/${name}`, { method: 'POST', body: '{}' })
    expect(response.status, name).toBe(401)
  }
})
