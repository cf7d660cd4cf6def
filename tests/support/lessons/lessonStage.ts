import { headwordIndex } from '#headwords/headwordIndex.ts'
import { SECOND_MS } from '#kit/time.ts'
import type { LessonStepResponse, LessonsState, OpenedLesson } from '#lessons/lessonContract.ts'
import { lessonFunctions } from '#lessons/server/lessonFunctions.ts'
import { openLessonShelf } from '#lessons/server/lessonShelf.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import type { LearnedItem } from '#review/learnedItem.ts'
import { openAddLearned } from '#review/server/addLearned.ts'
import { RefusedCall } from '#tests/support/arena/matchStage.ts'
import { setClock } from '#tests/support/database/moveClock.ts'
import { createTestDatabase } from '#tests/support/database/testDatabase.ts'
import { DRINKS, LETTERS } from '#tests/support/lessons/lessonEntries.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { type DataApi, startDataApi } from '#tests/support/server/dataApi.ts'

/** The Survival course has four lessons, of which the last needs an account. */
const FILES = {
  'hangul-zero-hero/01-letters.json': LETTERS,
  ...Object.fromEntries([1, 2, 3, 4].map((number) => [`survival-korean/0${number}-drinks.json`, DRINKS])),
}

/** The endpoints of the lessons, on a database whose clock stands still until it is moved. */
export interface LessonStage {
  database: Database
  api: DataApi
  /** Sets the clock to this time of 2026 in UTC: `11-20 12:00:00`. */
  at(time: string): Promise<void>
  /** Moves the clock. */
  later(seconds: number): Promise<void>
  learner(): Promise<Learner>
  /** Lets the next call that fills the deck fail. */
  breakDeckOnce(): void
  rows(statement: string, parameters?: unknown[]): Promise<Record<string, unknown>[]>
  close(): Promise<void>
}

/** Every method throws a `RefusedCall` on an error response. */
export interface Learner {
  id: string
  call(name: string, body: object): Promise<Response>
  open(number: number, course?: string): Promise<OpenedLesson>
  step(step: number, right?: boolean, number?: number): Promise<LessonStepResponse>
  /** Does all steps of the lesson from the first; the steps in `missed` are wrong the first time. */
  learn(number: number, missed?: readonly number[]): Promise<LessonStepResponse>
  state(): Promise<LessonsState>
  keep(lessons: readonly object[]): Promise<LessonsState>
}

export async function openLessonStage(): Promise<LessonStage> {
  const { database, remove } = await createTestDatabase()
  const fill = openAddLearned({ database, headwords: headwordIndex({}) })
  let breaks = false
  const addLearned = async (userId: string, items: readonly LearnedItem[]) => {
    if (breaks) {
      breaks = false
      throw new Error('The deck is out of order')
    }
    return fill(userId, items)
  }
  const shelf = openLessonShelf({ listenUrl: (text) => `/audio/${text}` }, async () => FILES)
  const functions = lessonFunctions({ database, shelf, addLearned })
  const api = await startDataApi(database, { functions, tables: { lesson_progress: {}, lesson_days: {} } })
  let now = 0
  const setNow = async (at: number) => {
    now = at
    await setClock(database, new Date(now).toISOString())
  }
  await setNow(Date.parse('2026-11-20T12:00:00Z'))
  return {
    database,
    api,
    at: (time) => setNow(Date.parse(`2026-${time.replace(' ', 'T')}Z`)),
    later: (seconds) => setNow(now + seconds * SECOND_MS),
    learner: async () => learnerOf(api, await createUser(database)),
    breakDeckOnce() {
      breaks = true
    },
    rows: (statement, parameters) => database.tx(OWNER, (tx) => tx.sql(statement, parameters)),
    async close() {
      await api.close()
      await remove()
    },
  }
}

function learnerOf(api: DataApi, id: string): Learner {
  const call = (name: string, body: object) =>
    api.request(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) }, id)
  async function answer<Answer>(name: string, body: object): Promise<Answer> {
    const response = await call(name, body)
    const content = await response.json()
    if (!response.ok) throw new RefusedCall(name, response.status, content)
    return content as Answer
  }
  const course = 'survival-korean'
  const step: Learner['step'] = (index, right = true, number = 1) =>
    answer('lesson-step', { course, number, step: index, right })
  const open: Learner['open'] = (number, of = course) => answer('lesson-open', { course: of, number })
  return {
    id,
    call,
    open,
    step,
    async learn(number, missed = []) {
      const { lesson } = await open(number)
      let last: LessonStepResponse | undefined
      for (const index of lesson.steps.keys()) last = await step(index, !missed.includes(index), number)
      for (const index of missed) last = await step(index, true, number)
      if (last === undefined) throw new Error('The lesson has no steps')
      return last
    },
    state: () => answer('lessons-state', {}),
    keep: (lessons) => answer('lessons-keep', { lessons }),
  }
}
