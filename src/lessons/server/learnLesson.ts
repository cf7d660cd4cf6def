import { expandMarkers } from '#learn/koreanMarker.ts'
import { needsAccount } from '#lessons/course.ts'
import type {
  LessonPlace,
  LessonProgress,
  LessonStepResponse,
  LessonsState,
  OpenedLesson,
} from '#lessons/lessonContract.ts'
import {
  advancedRun,
  furtherRun,
  isFinished,
  isPossible,
  type LessonRun,
  NEW_RUN,
  type StepResult,
} from '#lessons/lessonRun.ts'
import { progressIn } from '#lessons/nextLesson.ts'
import { readHabit } from '#lessons/server/habitStore.ts'
import type { LessonShelf } from '#lessons/server/lessonShelf.ts'
import {
  beginProgress,
  lockLearner,
  noteDone,
  noteSign,
  type ProgressKey,
  readProgress,
  storeRun,
} from '#lessons/server/progressStore.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { AddLearned } from '#review/server/addLearned.ts'

export interface LessonDependencies {
  database: Database
  shelf: LessonShelf
  addLearned: AddLearned
}

/**
 * @param userId null for a visitor
 * @throws Problem 404 `lesson_not_found`, 401 `no_authorization`, 403 `user_not_found`
 */
export async function openLesson(
  dependencies: LessonDependencies,
  userId: string | null,
  { course, number }: LessonPlace,
): Promise<OpenedLesson> {
  const lesson = await dependencies.shelf.view(course, number)
  if (userId === null) {
    if (needsAccount(number)) throw new Problem(401, 'no_authorization', 'This lesson needs a free account.')
    return { lesson, progress: null }
  }
  const key = { userId, course, number }
  const progress = await dependencies.database.tx(SERVICE, async (tx) => {
    await lockLearner(tx, userId)
    await noteSign(tx, userId, 'opened')
    return beginProgress(tx, key)
  })
  const completed = await completedLesson(dependencies, key, progress)
  return { lesson, progress: completed.progress }
}

/**
 * The lesson and how far the learner is in it, for a device that keeps it for later: reading it is no learning.
 * @param userId null for a visitor
 * @throws Problem 404 `lesson_not_found`, 401 `no_authorization`
 */
export async function readLesson(
  dependencies: LessonDependencies,
  userId: string | null,
  place: LessonPlace,
): Promise<OpenedLesson> {
  if (userId === null) return openLesson(dependencies, null, place)
  const lesson = await dependencies.shelf.view(place.course, place.number)
  const known = await dependencies.database.tx(SERVICE, (tx) => readProgress(tx, userId))
  return { lesson, progress: progressIn(known, place) ?? { ...place, ...NEW_RUN, done: false } }
}

/**
 * Takes the result of the learner's next step.
 * @throws Problem 404 `lesson_not_found`, 403 `user_not_found`, 409 `not_next`
 */
export async function takeStep(
  dependencies: LessonDependencies,
  key: ProgressKey,
  result: StepResult,
): Promise<LessonStepResponse> {
  const { steps } = await dependencies.shelf.lesson(key.course, key.number)
  const progress = await dependencies.database.tx(SERVICE, async (tx) => {
    await lockLearner(tx, key.userId)
    const before = await beginProgress(tx, key)
    if (before.done) {
      if (result.step < steps.length) await noteSign(tx, key.userId, 'learned')
      return before
    }
    const verdict = advancedRun(before, result, steps.length)
    if (!verdict.ok) throw new Problem(409, 'not_next', 'This is not the next step of the lesson.')
    await noteSign(tx, key.userId, 'learned')
    await storeRun(tx, key, verdict.value)
    return { ...before, ...verdict.value }
  })
  const completed = await completedLesson(dependencies, key, progress)
  return { progress: completed.progress, cards_added: completed.cardsAdded }
}

/**
 * Takes over what a visitor did. A lesson that the user is further in stays as it is, and so does one that needs an account.
 * @throws Problem 404 `lesson_not_found`, 403 `user_not_found`, 400 `impossible_progress`
 */
export async function keepLessons(
  dependencies: LessonDependencies,
  userId: string,
  visited: readonly (LessonPlace & LessonRun)[],
): Promise<LessonsState> {
  const kept = visited.filter(({ number }) => !needsAccount(number))
  for (const { course, number, step, missed } of kept) {
    const { steps } = await dependencies.shelf.lesson(course, number)
    if (!isPossible({ step, missed }, steps.length)) {
      throw new Problem(400, 'impossible_progress', `Lesson ${number} has no such step.`)
    }
  }
  for (const { course, number, ...run } of kept) {
    const key = { userId, course, number }
    const progress = await dependencies.database.tx(SERVICE, async (tx) => {
      await lockLearner(tx, userId)
      const before = await beginProgress(tx, key)
      if (before.done) return before
      const further = furtherRun(before, run)
      await storeRun(tx, key, further)
      return { ...before, step: further.step, missed: further.missed }
    })
    await completedLesson(dependencies, key, progress)
  }
  return readLessonsState(dependencies, userId)
}

export function readLessonsState({ database }: LessonDependencies, userId: string): Promise<LessonsState> {
  return database.tx(SERVICE, async (tx) => ({
    lessons: await readProgress(tx, userId),
    habit: await readHabit(tx, userId),
  }))
}

/**
 * Once every step is done: fills the review deck, then stores that the lesson is done. If the process ends in between, the next call
 * does both again, and the deck takes each card once.
 */
async function completedLesson(
  { database, shelf, addLearned }: LessonDependencies,
  key: ProgressKey,
  progress: LessonProgress,
): Promise<{ progress: LessonProgress; cardsAdded: number | null }> {
  const { steps, teaches } = await shelf.lesson(key.course, key.number)
  if (progress.done || !isFinished(progress, steps.length)) return { progress, cardsAdded: null }
  const sourceId = `${key.course}/${key.number}`
  const items = teaches.map(({ korean, english, kind }) => ({
    korean,
    english: expandMarkers(english),
    kind,
    source: 'lesson' as const,
    sourceId,
  }))
  const cardsAdded = await addLearned(key.userId, items)
  await database.tx(SERVICE, (tx) => noteDone(tx, key))
  return { progress: { ...progress, done: true }, cardsAdded }
}
