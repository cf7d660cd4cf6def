/** The courses that have lessons, in the order in which a beginner takes them. Each is a page of the learning hub with this slug. */
export const LESSON_COURSES = ['hangul-zero-hero', 'survival-korean'] as const
export type LessonCourse = (typeof LESSON_COURSES)[number]

export function isLessonCourse(text: string): text is LessonCourse {
  return (LESSON_COURSES as readonly string[]).includes(text)
}
