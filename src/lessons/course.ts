/** The courses that have lessons, in the order in which a beginner takes them. Each is a page of the learning hub with this slug. */
export const LESSON_COURSES = ['hangul-zero-hero', 'survival-korean'] as const
export type LessonCourse = (typeof LESSON_COURSES)[number]

export const LESSONS_PER_COURSE = 12

/** The first lessons of a course need no account. */
const OPEN_LESSONS = 3

export function isLessonCourse(text: string): text is LessonCourse {
  return (LESSON_COURSES as readonly string[]).includes(text)
}

export function needsAccount(number: number): boolean {
  return number > OPEN_LESSONS
}
