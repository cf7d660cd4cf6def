import { lessonOpenRequest, lessonStepRequest, lessonsKeepRequest } from '#lessons/lessonContract.ts'
import {
  keepLessons,
  type LessonDependencies,
  openLesson,
  readLesson,
  readLessonsState,
  takeStep,
} from '#lessons/server/learnLesson.ts'
import type { Claims } from '#platform/server/database/database.ts'
import { defineFunction, NO_INPUT, type WireFunction } from '#platform/server/functions/defineFunction.ts'

/** Counted per IP address for visitors, behind which a whole class may learn. */
const OPEN_LIMIT = { name: 'lesson-open', count: 400, periodSeconds: 60 }
const STEP_LIMIT = { name: 'lesson-step', count: 120, periodSeconds: 60 }
const STATE_LIMIT = { name: 'lessons-state', count: 120, periodSeconds: 60 }
const KEEP_LIMIT = { name: 'lessons-keep', count: 20, periodSeconds: 60 }

export function lessonFunctions(dependencies: LessonDependencies): WireFunction[] {
  return [
    defineFunction({
      name: 'lesson-open',
      access: 'visitor',
      input: lessonOpenRequest,
      rateLimit: OPEN_LIMIT,
      run: ({ input, claims }) => openLesson(dependencies, claims.sub ?? null, input),
    }),
    defineFunction({
      name: 'lesson-read',
      access: 'visitor',
      input: lessonOpenRequest,
      rateLimit: OPEN_LIMIT,
      run: ({ input, claims }) => readLesson(dependencies, claims.sub ?? null, input),
    }),
    defineFunction({
      name: 'lesson-step',
      access: 'user',
      input: lessonStepRequest,
      rateLimit: STEP_LIMIT,
      run: ({ input: { course, number, step, right }, claims }) =>
        takeStep(dependencies, { userId: userOf(claims), course, number }, { step, right }),
    }),
    defineFunction({
      name: 'lessons-state',
      access: 'user',
      input: NO_INPUT,
      rateLimit: STATE_LIMIT,
      run: ({ claims }) => readLessonsState(dependencies, userOf(claims)),
    }),
    defineFunction({
      name: 'lessons-keep',
      access: 'user',
      input: lessonsKeepRequest,
      rateLimit: KEEP_LIMIT,
      run: ({ input, claims }) => keepLessons(dependencies, userOf(claims), input.lessons),
    }),
  ]
}

function userOf({ sub }: Claims): string {
  if (sub === undefined) throw new Error('A visitor called a function that needs a user')
  return sub
}
