import type { LessonCourse } from '#lessons/course.ts'
import type { PageMeta } from '#site/pageMetadata.ts'

export const lessonsMeta: PageMeta = {
  title: 'Lessons',
  description:
    'Five-minute lessons of Korean: read Hangul, then say what you need first. The first three of each course need no account.',
  path: '/app/lessons',
}

/** @param number from 1 */
export function lessonPath(course: LessonCourse, number: number): string {
  return `${lessonsMeta.path}/${course}/${number}`
}

/** The page of the learning hub about the course. */
export function coursePath(course: LessonCourse): string {
  return `/courses/${course}`
}
