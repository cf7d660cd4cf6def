import type { LessonCourse } from '#lessons/course.ts'
import { isLessonCourse, needsAccount } from '#lessons/course.ts'
import type { LessonProgress } from '#lessons/lessonContract.ts'
import type { LessonRun } from '#lessons/lessonRun.ts'

const KEY = 'hanpan-lessons'

/** A lesson that a visitor has begun in this browser. */
export interface VisitedLesson extends LessonRun {
  course: LessonCourse
  number: number
}

/** What a visitor has done, also in the tab that the link in a sign-up email opens. */
export function visitedLessons(): VisitedLesson[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isVisitedLesson) : []
  } catch {
    return []
  }
}

export function storeVisited(lesson: VisitedLesson): void {
  const others = visitedLessons().filter(({ course, number }) => course !== lesson.course || number !== lesson.number)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, lesson]))
  } catch (error) {
    console.warn('the browser does not store data for this site', error)
  }
}

/** Call it once the server has them. */
export function forgetVisited(): void {
  try {
    localStorage.removeItem(KEY)
  } catch (error) {
    console.warn('the browser does not store data for this site', error)
  }
}

/** @param stepCount of the lesson */
export function visitedProgress({ course, number, step, missed }: VisitedLesson, stepCount: number): LessonProgress {
  return { course, number, step, missed, done: step >= stepCount && missed.length === 0 }
}

function isVisitedLesson(stored: unknown): stored is VisitedLesson {
  const { course, number, step, missed } = Object(stored) as Record<string, unknown>
  return (
    typeof course === 'string' &&
    isLessonCourse(course) &&
    isIndex(number) &&
    !needsAccount(number) &&
    isIndex(step) &&
    Array.isArray(missed) &&
    missed.every(isIndex)
  )
}

function isIndex(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 100
}
