import type { LessonPlace, LessonProgress, LessonsState, OpenedLesson } from '#lessons/lessonContract.ts'
import { lessonPath } from '#lessons/lessonPages.ts'
import type { LessonRun, StepResult } from '#lessons/lessonRun.ts'
import { noteConnection } from '#offline/web/connection.ts'
import { changeKept, forgetKept, keep, kept, letWait } from '#offline/web/deviceStore.ts'
import { keepApp } from '#offline/web/keepApp.ts'
import { callFunction } from '#platform/web/callFunction.ts'

const LESSONS = 'lessons'
const STATE = 'lessons-state'
/** The lessons that were opened last, and the next one. */
const MOST_KEPT = 4

/** A lesson that this device keeps, with how far the learner is in it. */
export function keptLesson({ course, number }: LessonPlace): Promise<OpenedLesson | undefined> {
  return kept<OpenedLesson>(lessonPath(course, number))
}

/** Keeps a lesson, the one after it and the list, in place of those that were opened long ago. */
export async function keepLesson(opened: OpenedLesson): Promise<void> {
  const { course, next } = opened.lesson
  await store(opened)
  if (next !== null) await keepNext({ course, number: next })
  if (opened.progress && !(await kept(STATE))) await keepState(await callFunction<LessonsState>('lessons-state'))
}

/** Keeps a lesson that was not opened yet. */
export async function keepNext(place: LessonPlace): Promise<void> {
  if (await keptLesson(place)) return keepApp((await kept<string[]>(LESSONS)) ?? [])
  await store(await callFunction<OpenedLesson>('lesson-read', place))
}

async function store(opened: OpenedLesson): Promise<void> {
  const path = lessonPath(opened.lesson.course, opened.lesson.number)
  const before = (await kept<string[]>(LESSONS)) ?? []
  const paths = [...before.filter((other) => other !== path), path]
  for (const old of paths.slice(0, -MOST_KEPT)) await forgetKept(old)
  await keep(path, opened)
  await keep(LESSONS, paths.slice(-MOST_KEPT))
  await keepApp(paths.slice(-MOST_KEPT))
}

/** A step that the learner has finished, and how far the learner is after it. */
export interface FinishedStep {
  result: StepResult
  run: LessonRun
}

/** Notes how far the learner is. */
export function keepRun(place: LessonPlace, run: LessonRun, stepCount: number): Promise<void> {
  return changeKept(lessonPath(place.course, place.number), goneOn(run, stepCount))
}

/** Notes how far the learner is, and lets the result wait until it can be sent. */
export async function letStepWait(place: LessonPlace, { result, run }: FinishedStep, stepCount: number): Promise<void> {
  const call = { name: 'lesson-step', body: { ...place, ...result } }
  const waiting = await letWait(call, lessonPath(place.course, place.number), goneOn(run, stepCount))
  noteConnection({ waiting })
}

function goneOn(run: LessonRun, stepCount: number) {
  return (opened: OpenedLesson | undefined): OpenedLesson | undefined => {
    if (!opened?.progress) return undefined
    const done = opened.progress.done || (run.step >= stepCount && run.missed.length === 0)
    return { ...opened, progress: { ...opened.progress, ...run, done } }
  }
}

export function keepState(state: LessonsState): Promise<void> {
  return keep(STATE, state)
}

/** The learner's lessons as this device knows them. */
export async function keptState(): Promise<LessonsState | undefined> {
  const state = await kept<LessonsState>(STATE)
  if (!state) return undefined
  const paths = (await kept<string[]>(LESSONS)) ?? []
  const opened = await Promise.all(paths.map((path) => kept<OpenedLesson>(path)))
  const own = opened.flatMap((lesson): LessonProgress[] => (lesson?.progress ? [lesson.progress] : []))
  const isOwn = ({ course, number }: LessonProgress) =>
    own.some((one) => one.course === course && one.number === number)
  return { ...state, lessons: [...state.lessons.filter((lesson) => !isOwn(lesson)), ...own] }
}
