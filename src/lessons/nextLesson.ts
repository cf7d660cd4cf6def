import type { LessonProgress, LessonTitle } from '#lessons/lessonContract.ts'

export interface NextLesson {
  title: LessonTitle
  /** Undefined if it has not begun. */
  progress: LessonProgress | undefined
}

export function progressIn(
  lessons: readonly LessonProgress[],
  { course, number }: Pick<LessonTitle, 'course' | 'number'>,
): LessonProgress | undefined {
  return lessons.find((lesson) => lesson.course === course && lesson.number === number)
}

/**
 * The lesson to go on with: one that has begun, then the first that is not done of the course that was learned in, then the first of
 * all. Undefined if every lesson is done.
 * @param titles in the order of the courses and their lessons
 */
export function nextLesson(titles: readonly LessonTitle[], lessons: readonly LessonProgress[]): NextLesson | undefined {
  const open = titles
    .map((title): NextLesson => ({ title, progress: progressIn(lessons, title) }))
    .filter(({ progress }) => !progress?.done)
  const begun = open.find(({ progress }) => progress !== undefined && progress.step > 0)
  const used = new Set(lessons.map(({ course }) => course))
  return begun ?? open.find(({ title }) => used.has(title.course)) ?? open[0]
}
