import type { WordReader } from '#headwords/wordReader.ts'
import { isLessonCourse } from '#lessons/course.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { lessonEntry } from '#lessons/lessonEntry.ts'
import { lessonExercises } from '#lessons/lessonExercises.ts'
import type { LessonGate } from '#lessons/lessonGate.ts'
import { lessonLetters } from '#lessons/lessonLetters.ts'
import { lessonShape } from '#lessons/lessonShape.ts'
import { lessonSpelling } from '#lessons/lessonSpelling.ts'
import { realWords, shownItems, taughtWords } from '#lessons/lessonWords.ts'

/** Every gate that a lesson must pass. */
const GATES: readonly LessonGate[] = [
  lessonShape,
  lessonSpelling,
  lessonExercises,
  realWords,
  shownItems,
  lessonLetters,
  taughtWords,
]

const PATH = /^([a-z-]+)\/(\d\d)-[a-z0-9-]+\.json$/

/** What all lessons are checked against. */
export interface LessonWords {
  readonly read: WordReader
  /** The ids of `content/points`. */
  readonly points: ReadonlySet<string>
}

/**
 * The lessons in these files, by course and number. The keys are paths (`survival-korean/01-hello.json`), the values parsed JSON.
 * Throws an error that lists every fault of every lesson: a learner must never be shown a wrong key.
 */
export function readLessons(files: Readonly<Record<string, unknown>>, words: LessonWords): Lesson[] {
  const { lessons, faults } = judgedLessons(files, words)
  if (faults.length > 0) throw new Error(`Lessons that may not be taught:\n${faults.join('\n')}`)
  return lessons
}

interface JudgedLessons {
  readonly lessons: Lesson[]
  readonly faults: string[]
}

/** The lessons in these files, with every fault of every lesson, each after the path of its file. */
export function judgedLessons(files: Readonly<Record<string, unknown>>, words: LessonWords): JudgedLessons {
  const lessons: Lesson[] = []
  const faults: string[] = []
  for (const path of Object.keys(files).toSorted()) {
    const [, course = '', digits = ''] = PATH.exec(path) ?? []
    if (!isLessonCourse(course)) {
      faults.push(`${path}: is not named COURSE/NN-name.json`)
      continue
    }
    const parsed = lessonEntry.safeParse(files[path])
    if (!parsed.success) {
      faults.push(...parsed.error.issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`))
      continue
    }
    const before = lessons.filter((lesson) => lesson.course === course)
    const lesson: Lesson = { ...parsed.data, course, number: Number(digits) }
    const own = [
      lesson.number !== before.length + 1 && `it comes after ${before.length} lessons that can be read`,
      before.some(({ title }) => title === lesson.title) && `an earlier lesson has its title, ${lesson.title}`,
      ...taughtBefore(lesson, before),
      ...GATES.flatMap((gate) => gate(lesson, { ...words, before })),
    ]
    faults.push(...new Set(own.filter((fault) => fault !== false).map((fault) => `${path}: ${fault}`)))
    lessons.push(lesson)
  }
  return { lessons, faults }
}

function taughtBefore({ teaches }: Lesson, before: readonly Lesson[]): string[] {
  const earlier = new Set(before.flatMap((lesson) => lesson.teaches.map(({ korean }) => korean)))
  return teaches
    .filter(({ korean }) => earlier.has(korean))
    .map(({ korean }) => `${korean} is taught in an earlier lesson`)
}
