import { EXERCISE_KINDS, isExercise } from '#lessons/lessonEntry.ts'
import { type LessonGate, stepName } from '#lessons/lessonGate.ts'
import { estimatedMinutes, wordCount } from '#lessons/minutes.ts'

/** How many steps of a sort a lesson of five minutes has. */
const TEXTS = { least: 2, most: 4 }
const EXAMPLES = { least: 4, most: 8 }
const EXERCISES = { least: 6, most: 10 }
const MINUTES = { least: 4, most: 6 }
const KINDS = 5
/** With the first few letters, not every kind of exercise can be set. */
const FIRST_LETTERS = { lessons: 3, kinds: 4 }
const TEXT_WORDS = 80

/** Its length, and the sorts of its steps. */
export const lessonShape: LessonGate = ({ course, number, steps, ...lesson }) => {
  const exercises = steps.filter(isExercise)
  const kinds = new Set(exercises.map(({ kind }) => kind))
  const leastKinds = course === 'hangul-zero-hero' && number <= FIRST_LETTERS.lessons ? FIRST_LETTERS.kinds : KINDS
  const minutes = estimatedMinutes({ steps })
  const count = (name: string, actual: number, { least, most }: { least: number; most: number }) =>
    (actual < least || actual > most) && `${actual} ${name}, not ${least} to ${most}`
  return [
    count('texts', steps.filter(({ kind }) => kind === 'text').length, TEXTS),
    count('examples', steps.filter(({ kind }) => kind === 'example').length, EXAMPLES),
    count('exercises', exercises.length, EXERCISES),
    kinds.size < leastKinds &&
      `${kinds.size} kinds of exercises of ${EXERCISE_KINDS.join(', ')}; at least ${leastKinds}`,
    (minutes < MINUTES.least || minutes > MINUTES.most) &&
      `about ${minutes.toFixed(1)} minutes, not ${MINUTES.least} to ${MINUTES.most}`,
    lesson.idea.split(/[.?] [A-Z]/).length > 1 && `the idea is more than one sentence: ${lesson.idea}`,
    ...steps.map(
      (step, index) =>
        step.kind === 'text' &&
        wordCount(step.text) > TEXT_WORDS &&
        `${stepName(index, step.kind)}: ${wordCount(step.text)} words, more than ${TEXT_WORDS}`,
    ),
  ]
}
