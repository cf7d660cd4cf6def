import type { WordReader } from '#headwords/wordReader.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { lessonExercises } from '#lessons/lessonExercises.ts'
import { filedLessons } from '#lessons/lessonFiles.ts'
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

/** What all lessons are checked against. */
export interface LessonWords {
  readonly read: WordReader
  /** The ids of `content/points`. */
  readonly points: ReadonlySet<string>
}

/** The lessons in these files, with every fault of every lesson, each after the path of its file. */
export function judgedLessons(
  files: Readonly<Record<string, unknown>>,
  words: LessonWords,
): { lessons: Lesson[]; faults: string[] } {
  const { lessons, faults } = filedLessons(files)
  const found = lessons.flatMap(({ path, lesson }, index) => {
    const before = lessons
      .slice(0, index)
      .map((earlier) => earlier.lesson)
      .filter(({ course }) => course === lesson.course)
    const own = [
      lesson.number !== before.length + 1 && `it comes after ${before.length} lessons that can be read`,
      before.some(({ title }) => title === lesson.title) && `an earlier lesson has its title, ${lesson.title}`,
      ...taughtBefore(lesson, before),
      ...GATES.flatMap((gate) => gate(lesson, { ...words, before })),
    ]
    return [...new Set(own.filter((fault) => fault !== false))].map((fault) => `${path}: ${fault}`)
  })
  return { lessons: lessons.map(({ lesson }) => lesson), faults: [...faults, ...found] }
}

function taughtBefore({ teaches }: Lesson, before: readonly Lesson[]): string[] {
  const earlier = new Set(before.flatMap((lesson) => lesson.teaches.map(({ korean }) => korean)))
  return teaches
    .filter(({ korean }) => earlier.has(korean))
    .map(({ korean }) => `${korean} is taught in an earlier lesson`)
}
