import { createContext } from 'react-router'
import { isLessonCourse, type LessonCourse } from '#lessons/course.ts'
import type { Lesson } from '#lessons/lesson.ts'
import type { LessonTitle, LessonView } from '#lessons/lessonContract.ts'
import { filedLessons } from '#lessons/lessonFiles.ts'
import { lessonTitle, lessonView } from '#lessons/server/lessonView.ts'
import { loadLessonFiles } from '#lessons/server/loadLessons.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Speech } from '#speech/server/speech.ts'

/** The lessons, read from disk when they are first asked for. */
export interface LessonShelf {
  titles(): Promise<LessonTitle[]>
  /** @throws Problem 404 `lesson_not_found` */
  lesson(course: LessonCourse, number: number): Promise<Lesson>
  /** @throws Problem 404 `lesson_not_found` */
  view(course: LessonCourse, number: number): Promise<LessonView>
}

export function openLessonShelf(
  { listenUrl }: Pick<Speech, 'listenUrl'>,
  load: () => Promise<Readonly<Record<string, unknown>>> = loadLessonFiles,
): LessonShelf {
  let reading: Promise<Lesson[]> | undefined
  const views = new Map<Lesson, Promise<LessonView>>()

  function lessons(): Promise<Lesson[]> {
    reading ??= load().then(readLessons)
    reading.catch(() => {
      reading = undefined
    })
    return reading
  }

  async function find(course: LessonCourse, number: number): Promise<Lesson> {
    const found = (await lessons()).find((lesson) => lesson.course === course && lesson.number === number)
    if (found === undefined) throw new Problem(404, 'lesson_not_found', 'There is no such lesson.')
    return found
  }

  return {
    titles: async () => (await lessons()).map(lessonTitle),
    lesson: find,
    async view(course, number) {
      const lesson = await find(course, number)
      const hasNext = (await lessons()).some((other) => other.course === course && other.number === number + 1)
      const view = views.get(lesson) ?? lessonView(lesson, hasNext, listenUrl)
      views.set(lesson, view)
      view.catch(() => views.delete(lesson))
      return view
    },
  }
}

/** Throws on a file that cannot be read. `npm run check` applies the gates. */
function readLessons(files: Readonly<Record<string, unknown>>): Lesson[] {
  const { lessons, faults } = filedLessons(files)
  if (faults.length > 0) throw new Error(`Lessons that cannot be read:\n${faults.join('\n')}`)
  return lessons.map(({ lesson }) => lesson)
}

/** The lesson that a path names, if its course and number can be a lesson's. */
export function placeOf(params: {
  course?: string | undefined
  number?: string | undefined
}): { course: LessonCourse; number: number } | undefined {
  const { course = '', number = '' } = params
  return isLessonCourse(course) && /^[1-9]\d?$/.test(number) ? { course, number: Number(number) } : undefined
}

/** The context key of the shelf, as of the learning hub. */
export const lessonShelf = createContext<LessonShelf>()
