import { z } from 'zod'
import type { Block, Inline } from '#learn/markdown/node.ts'
import { LESSON_COURSES, type LessonCourse } from '#lessons/course.ts'
import type { ExerciseKind, TaughtItem } from '#lessons/lessonEntry.ts'
import type { LessonRun } from '#lessons/lessonRun.ts'
import type { LessonTone } from '#lessons/lessonTone.ts'
import type { Streak } from '#lessons/streak.ts'

const COURSE = z.enum(LESSON_COURSES)
const NUMBER = z.int().min(1).max(99)
const INDEX = z.int().min(0).max(99)

export const lessonOpenRequest = z.strictObject({ course: COURSE, number: NUMBER })

export const lessonStepRequest = z.strictObject({ course: COURSE, number: NUMBER, step: INDEX, right: z.boolean() })

/** What a visitor did in this browser before signing up. */
export const lessonsKeepRequest = z.strictObject({
  lessons: z
    .array(z.strictObject({ course: COURSE, number: NUMBER, step: INDEX, missed: z.array(INDEX).max(99) }))
    .min(1)
    .max(20),
})

/** A lesson in the list of its course. */
export interface LessonTitle {
  course: LessonCourse
  number: number
  title: string
  idea: string
  stepCount: number
}

/** Where a learner is in a lesson. */
export interface LessonProgress extends LessonRun {
  course: LessonCourse
  number: number
  /** Whether it was done once. */
  done: boolean
}

/** Response of `lesson-open`. */
export interface OpenedLesson {
  lesson: LessonView
  /** Null for a visitor, whose browser knows it. */
  progress: LessonProgress | null
}

/** Response of `lesson-step`. */
export interface LessonStepResponse {
  progress: LessonProgress
  /** How many cards went into the review deck, once the lesson is done. */
  cards_added: number | null
}

/** Response of `lessons-state` and `lessons-keep`. */
export interface LessonsState {
  lessons: LessonProgress[]
  habit: Habit
}

export type LessonPlace = Pick<LessonTitle, 'course' | 'number'>

/** The lesson that the learner has begun last and not done. If there is none, the one after the lesson that was done last. */
export interface WaitingLesson extends LessonPlace {
  begun: boolean
  /** Whether the learner has done a lesson on this UTC day. */
  done_today: boolean
}

/** How much somebody learns, by days in UTC. */
export interface Habit {
  /** Spent today with lessons and questions: review, practice, the daily round, matches. Not rounded. */
  minutes: number
  /** Null if the learner has not chosen one. */
  goal_minutes: number | null
  streak: Streak
}

/** A lesson as the screen shows it. Romanizations are made, and Korean has the URL of its clip. */
export interface LessonView extends LessonTitle {
  /** The number of the next lesson of the course, or null. */
  next: number | null
  steps: StepView[]
  summary: string[]
  teaches: (Pick<TaughtItem, 'korean' | 'english' | 'kind'> & { audio_url: string | null })[]
}

/** Korean that can be heard. */
export interface Heard {
  korean: string
  audio_url: string | null
}

export type StepView =
  | { kind: 'text'; blocks: Block[] }
  | ({ kind: 'example'; english: string; romanization: string; note: Inline[] | null } & Heard)
  | ExerciseView

export type ExerciseView = { why: Inline[] } & (
  | { kind: 'choose'; prompt: string; korean: string | null; options: string[] }
  | ({ kind: 'listen'; prompt: string | null; options: string[] } & Heard)
  /** `answers`: the right one first. */
  | { kind: 'type'; prompt: string; answers: string[]; audio_url: string | null }
  /** `tiles` in the right order, then the decoys; `orders`: the right sentences. */
  | { kind: 'order'; english: string; tiles: string[]; orders: string[]; audio_url: string | null }
  | { kind: 'match'; pairs: [string, string][] }
  /** `tiles`: its letters in the right order. */
  | ({ kind: 'build'; english: string; tiles: string[] } & Heard)
  | ({ kind: 'tone'; english: string; tone: LessonTone } & Heard)
)

export type ExerciseViewOf<Kind extends ExerciseKind> = Extract<ExerciseView, { kind: Kind }>
