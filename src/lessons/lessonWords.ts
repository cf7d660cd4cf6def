import { nounTails } from '#headwords/nominalReading.ts'
import type { Reading, WordReader } from '#headwords/wordReader.ts'
import type { Lesson } from '#lessons/lesson.ts'
import { isExercise } from '#lessons/lessonEntry.ts'
import { type LessonGate, stepName } from '#lessons/lessonGate.ts'
import { koreanWords, stepTexts } from '#lessons/stepTexts.ts'

const NUMERAL = /^[영공일이삼사오육칠팔구십백천만억하한나둘두셋세넷네다섯여덟곱홉열스물른마흔쉰예순]+$/
const SYLLABLES = /^[가-힣]+$/

/** Words are really Korean: the reader knows them, or a person has listed them. Syllables to read (가, 고) are no words. */
export const realWords: LessonGate = ({ course, otherWords, steps }, { read }) => {
  return steps.flatMap((step, index) =>
    stepTexts(step)
      .right.flatMap(koreanWords)
      .filter((word) => SYLLABLES.test(word))
      .filter((word) => !isRead(word, read) && !isListed(word, otherWords))
      .filter((word) => step.kind !== 'text' && !(course === 'hangul-zero-hero' && word.length === 1))
      .map((word) => `${stepName(index, step.kind)}: ${word} cannot be read: correct it, or list it in otherWords`),
  )
}

/** Whether it is a word, or a particle or the copula by itself. */
function isRead(word: string, read: WordReader): boolean {
  return read(word).length > 0 || ['나무', '책'].some((noun) => nounTails(noun, word).length > 0)
}

function isListed(word: string, otherWords: readonly string[]): boolean {
  return otherWords.some((noun) => word.startsWith(noun) && nounTails(noun, word.slice(noun.length)).length > 0)
}

/** Every card is about something that the lesson shows. */
export const shownItems: LessonGate = ({ teaches, steps }) => {
  const shown = steps
    .filter((step) => !isExercise(step))
    .flatMap((step) => stepTexts(step).right)
    .join(' ')
  return teaches
    .filter(({ kind }) => kind !== 'letter')
    .filter(({ korean }) => !koreanWords(korean).every((word) => shown.includes(word)))
    .map(({ korean }) => `no text or example shows ${korean}`)
}

/** After the Hangul course, words are taught before they are asked: a text or an example shows them, by their dictionary form. */
export const taughtWords: LessonGate = (lesson, { read, before }) => {
  if (lesson.course === 'hangul-zero-hero') return []
  const known = knownWords(read)
  for (const earlier of before) known.learn(shownTexts(earlier))
  const faults: string[] = []
  for (const [index, step] of lesson.steps.entries()) {
    const { right, wrong } = stepTexts(step)
    if (!isExercise(step)) {
      known.learn(right)
      continue
    }
    const name = stepName(index, step.kind)
    const words = right.flatMap(koreanWords).filter((word) => SYLLABLES.test(word))
    // A wrong option that is no word at all is a mistake to recognize.
    const decoys = wrong.flatMap(koreanWords).filter((word) => SYLLABLES.test(word) && read(word).length > 0)
    const missing = [...words, ...decoys].filter((word) => !known.has(word) && !isListed(word, lesson.otherWords))
    faults.push(...missing.map((word) => `${name}: ${word} is used before it is taught`))
  }
  return faults
}

function shownTexts({ steps }: Lesson): string[] {
  return steps.filter((step) => !isExercise(step)).flatMap((step) => stepTexts(step).right)
}

interface KnownWords {
  learn(texts: readonly string[]): void
  has(word: string): boolean
}

function knownWords(read: WordReader): KnownWords {
  const words = new Set<string>()
  const lemmas = new Set<string>()
  return {
    learn(texts) {
      for (const word of texts.flatMap(koreanWords)) {
        words.add(word)
        for (const reading of read(word)) {
          lemmas.add(lemmaOf(reading))
          if (reading.kind === 'noun') words.add(word.slice(reading.noun.length))
        }
      }
    },
    has(word) {
      if (words.has(word)) return true
      return read(word).some((reading) => {
        const lemma = lemmaOf(reading)
        return lemmas.has(lemma) || (isUnlisted(reading) && (!NUMERAL.test(lemma) || isMadeOf(lemma, words)))
      })
    },
  }
}

function lemmaOf(reading: Reading): string {
  if (reading.kind === 'form') return reading.lemma
  return reading.headword?.word ?? (reading.kind === 'noun' ? reading.noun : '')
}

/** Names and numbers need no entry in the word list. */
function isUnlisted(reading: Reading): boolean {
  return reading.kind === 'noun' && reading.headword === undefined
}

/** 이십오, once 이, 십 and 오 are known. */
function isMadeOf(number: string, words: ReadonlySet<string>): boolean {
  if (number === '') return true
  return Array.from(number, (_, index) => index + 1).some(
    (length) => words.has(number.slice(0, length)) && isMadeOf(number.slice(length), words),
  )
}
