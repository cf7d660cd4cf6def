import type { WordReader } from '#headwords/wordReader.ts'
import type { Lesson } from '#lessons/lesson.ts'

/** What a lesson is checked against. */
export interface LessonContext {
  readonly read: WordReader
  /** The ids of `content/points`. */
  readonly points: ReadonlySet<string>
  /** The earlier lessons of its course, in order. */
  readonly before: readonly Lesson[]
}

/** A check that every lesson has to pass; what is wrong, in sentences. */
export type LessonGate = (lesson: Lesson, context: LessonContext) => readonly (string | false)[]

/** The name of a step in a fault: `step 4 (choose)`. */
export function stepName(index: number, kind: string): string {
  return `step ${index + 1} (${kind})`
}
