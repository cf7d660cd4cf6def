import { decomposed } from '#korean/hangul.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { isExercise } from '#lessons/lessonEntry.ts'
import { type LessonGate, stepName } from '#lessons/lessonGate.ts'
import { koreanWords, stepTexts } from '#lessons/stepTexts.ts'

/** The silent consonant, which every vowel needs. */
const SILENT = 'ㅇ'

/** What a reader of these texts has to know: letters, and consonants at the end of a syllable, each after a hyphen (`-ㄴ`). */
export function lettersIn(texts: readonly string[]): Set<string> {
  const letters = texts.flatMap(koreanWords).flatMap((word) =>
    [...word].flatMap((char) => {
      const syllable = decomposed(char)
      if (syllable === undefined) return [char]
      const { onset, vowel, final } = syllable
      return [...(onset === SILENT ? [] : [onset]), vowel, ...(final === '' ? [] : [`-${final}`])]
    }),
  )
  return new Set(letters)
}

/** What the lesson teaches: the letters of its cards for letters, and its `letters`. */
function taughtLetters({ teaches, letters }: Lesson): Set<string> {
  return lettersIn([...teaches.filter(({ kind }) => kind === 'letter').map(({ korean }) => korean), ...letters])
}

/** In the Hangul course, letters are taught before they are used, and shown before they are asked. */
export const lessonLetters: LessonGate = (lesson, { before }) => {
  if (lesson.course !== 'hangul-zero-hero') return []
  const own = taughtLetters(lesson)
  const known = new Set(before.flatMap((earlier) => [...taughtLetters(earlier)]))
  const shown = new Set<string>()
  const faults: string[] = []
  lesson.steps.forEach((step, index) => {
    const { right, wrong } = stepTexts(step)
    const letters = lettersIn([...right, ...wrong])
    const name = stepName(index, step.kind)
    if (step.kind !== 'text') {
      faults.push(...untaught(letters, (letter) => known.has(letter) || own.has(letter), `${name}: not taught yet`))
    }
    if (isExercise(step)) {
      const isUnseen = (letter: string) => own.has(letter) && !known.has(letter) && !shown.has(letter)
      faults.push(...untaught(letters, (letter) => !isUnseen(letter), `${name}: asked before it is shown`))
    }
    for (const letter of letters) shown.add(letter)
  })
  return [...faults, ...untaught(own, (letter) => known.has(letter) || shown.has(letter), 'taught but never shown')]
}

function untaught(letters: ReadonlySet<string>, isKnown: (letter: string) => boolean, name: string): string[] {
  const missing = [...letters].filter((letter) => !isKnown(letter))
  const words = missing.map((letter) =>
    letter.startsWith('-') ? `${letter.slice(1)} at the end of a syllable` : letter,
  )
  return words.length > 0 ? [`${name}: ${words.join(', ')}`] : []
}
