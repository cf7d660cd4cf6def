import type { LessonCourse } from '#lessons/course.ts'
import type { LessonEntry } from '#lessons/lessonEntry.ts'

/** A lesson and its place. */
export interface Lesson extends LessonEntry {
  readonly course: LessonCourse
  /** From 1. */
  readonly number: number
}
