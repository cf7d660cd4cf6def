import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureProfile } from '#identity/server/ensureProfile.ts'
import { SERVICE } from '#platform/server/database/database.ts'
import { refusal } from '#tests/support/arena/matchStage.ts'
import { DRINKS } from '#tests/support/lessons/lessonEntries.ts'
import { type Learner, type LessonStage, openLessonStage } from '#tests/support/lessons/lessonStage.ts'

const COURSE = 'survival-korean'
const STEPS = DRINKS.steps.length
const EXERCISE = DRINKS.steps.findIndex(({ kind }) => kind === 'choose')

let stage: LessonStage
let ann: Learner
beforeAll(async () => {
  stage = await openLessonStage()
})
beforeEach(async () => {
  await stage.at('11-20 12:00:00')
  ann = await stage.learner()
})
afterAll(() => stage.close())

function deckOf({ id }: Learner) {
  return stage.rows('select content from review_cards where user_id = $1 order by key', [id])
}

describe('a lesson', () => {
  test('goes on at the step where the learner left it, on every device', async () => {
    expect((await ann.open(1)).progress).toMatchObject({ step: 0, missed: [], done: false })
    await ann.step(0)
    await ann.step(1)
    expect((await ann.open(1)).progress).toMatchObject({ step: 2, missed: [] })
    expect((await ann.state()).lessons).toEqual([{ course: COURSE, number: 1, step: 2, missed: [], done: false }])
  })

  test('that a device reads to keep it is not begun by that', async () => {
    const read = async () => (await ann.call('lesson-read', { course: COURSE, number: 1 })).json()
    expect(await read()).toMatchObject({
      lesson: { number: 1, next: 2 },
      progress: { step: 0, missed: [], done: false },
    })
    expect(await ann.state()).toMatchObject({ lessons: [], habit: { minutes: 0 } })
    await ann.open(1)
    await ann.step(0)
    expect(await read()).toMatchObject({ progress: { step: 1 } })
  })

  test('is done when every step is done and every missed exercise was right once', async () => {
    await ann.open(1)
    for (const step of DRINKS.steps.keys()) {
      const { progress } = await ann.step(step, step !== EXERCISE)
      expect(progress.done).toBe(false)
    }
    expect((await ann.open(1)).progress).toMatchObject({ step: STEPS, missed: [EXERCISE] })
    expect((await ann.step(EXERCISE, false)).progress.missed).toEqual([EXERCISE])
    expect((await ann.step(EXERCISE)).progress).toMatchObject({ missed: [], done: true })
  })

  test('puts what it teaches into the review deck once it is done, and only then', async () => {
    await ann.open(1)
    await ann.step(0)
    expect(await deckOf(ann)).toEqual([])
    const ben = await stage.learner()
    expect((await ben.learn(1)).cards_added).toBe(DRINKS.teaches.length)
    expect(await deckOf(ben)).toMatchObject([{ content: { korean: '마셔요' } }, { content: { korean: '우유' } }])
    expect((await ben.step(STEPS - 1)).cards_added).toBeNull()
    expect(await deckOf(ann)).toEqual([])
  })

  test('fills the deck later if that failed the first time', async () => {
    await ann.open(1)
    for (const step of [...DRINKS.steps.keys()].slice(0, -1)) await ann.step(step)
    stage.breakDeckOnce()
    expect(await refusal(ann.step(STEPS - 1))).toMatchObject({ status: 500 })
    expect((await ann.state()).lessons[0]?.done).toBe(false)
    expect((await ann.open(1)).progress?.done).toBe(true)
    expect(await deckOf(ann)).toHaveLength(DRINKS.teaches.length)
  })

  test('takes a step once, however often and from however many devices it is sent', async () => {
    await ann.open(1)
    await Promise.all([ann.step(0), ann.step(0), ann.step(0)])
    expect((await ann.open(1)).progress).toMatchObject({ step: 1, missed: [] })
  })

  test('can be opened by a visitor if it is one of the first three of its course', async () => {
    const open = (number: number) =>
      stage.api.request('/functions/v1/lesson-open', {
        method: 'POST',
        body: JSON.stringify({ course: COURSE, number }),
      })
    for (const number of [1, 2, 3]) {
      expect(await (await open(number)).json()).toMatchObject({
        lesson: { number, title: DRINKS.title },
        progress: null,
      })
    }
    expect((await open(4)).status).toBe(401)
    expect((await ann.open(4)).lesson).toMatchObject({ number: 4, next: null })
  })

  test('shows made romanizations, and the letters of a word to build', async () => {
    const { lesson } = await ann.open(1, 'hangul-zero-hero')
    expect(lesson.steps[1]).toMatchObject({ korean: '나', romanization: 'na', audio_url: '/audio/나' })
    expect(lesson.steps.find(({ kind }) => kind === 'choose')).toMatchObject({ options: ['na', 'ma', 'ni'] })
    expect(lesson.steps.find(({ kind }) => kind === 'build')).toMatchObject({ tiles: ['ㄴ', 'ㅏ', 'ㅇ', 'ㅣ'] })
  })
})

describe('signing up', () => {
  const visited = { course: COURSE, number: 1, step: STEPS, missed: [] }

  test('keeps the lessons that a visitor did, with their cards', async () => {
    const { lessons } = await ann.keep([visited, { course: COURSE, number: 2, step: 3, missed: [] }])
    expect(lessons).toMatchObject([
      { number: 1, done: true },
      { number: 2, done: false, step: 3 },
    ])
    expect(await deckOf(ann)).toHaveLength(DRINKS.teaches.length)
  })

  test('takes nothing away from somebody who is further', async () => {
    await ann.learn(1)
    await ann.open(2)
    await ann.step(0, true, 2)
    await ann.step(1, true, 2)
    const less = { course: COURSE, step: 1, missed: [] }
    const { lessons } = await ann.keep([
      { ...less, number: 1 },
      { ...less, number: 2 },
    ])
    expect(lessons).toMatchObject([
      { number: 1, done: true },
      { number: 2, step: 2 },
    ])
  })

  test('counts no minutes for it', async () => {
    expect((await ann.keep([visited])).habit).toMatchObject({ minutes: 0, streak: { days: 0 } })
  })
})

describe('the minutes of a day', () => {
  test('are counted by the server’s clock, without long pauses', async () => {
    await ann.open(1)
    await stage.later(60)
    await ann.step(0)
    await stage.later(60)
    await ann.step(1)
    expect((await ann.state()).habit.minutes).toBe(2)
    await stage.later(3_600)
    await ann.step(2)
    expect((await ann.state()).habit.minutes).toBe(3.5)
  })

  test('are not counted while no lesson is open', async () => {
    await ann.open(1)
    await stage.later(60)
    await ann.open(1)
    expect((await ann.state()).habit.minutes).toBe(0)
  })

  test('begin again on the next day in UTC, and the streak goes on', async () => {
    await ann.open(1)
    await stage.later(60)
    await ann.step(0)
    await stage.at('11-21 00:00:01')
    expect((await ann.state()).habit).toMatchObject({ minutes: 0, streak: { days: 1, today: false } })
    await ann.open(1)
    await stage.later(60)
    await ann.step(1)
    expect((await ann.state()).habit).toMatchObject({ minutes: 1, streak: { days: 2, today: true } })
  })

  test('are set against the goal that the learner has chosen', async () => {
    expect((await ann.state()).habit.goal_minutes).toBeNull()
    await stage.database.tx(SERVICE, (tx) => ensureProfile(tx, ann.id))
    await stage.rows('update profiles set daily_goal_minutes = 10 where id = $1', [ann.id])
    expect((await ann.state()).habit.goal_minutes).toBe(10)
  })
})
