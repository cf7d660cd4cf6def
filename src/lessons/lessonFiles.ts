import { isLessonCourse } from '#lessons/course.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { lessonEntry } from '#lessons/lessonEntry.ts'

const PATH = /^([a-z-]+)\/(\d\d)-[a-z0-9-]+\.json$/

/** A lesson and the path of its file. */
export interface FiledLesson {
  readonly path: string
  readonly lesson: Lesson
}

/**
 * The lessons in these files, by course and number, and what cannot be read. The keys are paths (`survival-korean/01-hello.json`), the
 * values parsed JSON.
 */
export function filedLessons(files: Readonly<Record<string, unknown>>): { lessons: FiledLesson[]; faults: string[] } {
  const lessons: FiledLesson[] = []
  const faults: string[] = []
  for (const path of Object.keys(files).toSorted()) {
    const [, course = '', digits = ''] = PATH.exec(path) ?? []
    const parsed = lessonEntry.safeParse(files[path])
    if (!isLessonCourse(course)) faults.push(`${path}: is not named COURSE/NN-name.json`)
    else if (parsed.success) lessons.push({ path, lesson: { ...parsed.data, course, number: Number(digits) } })
    else faults.push(...parsed.error.issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`))
  }
  return { lessons, faults }
}
