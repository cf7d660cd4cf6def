import type { Reading } from '#headwords/wordReader.ts'
import type { Suffix } from '#korean/morpheme.ts'

/** A word with its readings. For a word that has been read, only the chosen reading. */
export interface WordInText {
  readonly text: string
  readonly readings: readonly Reading[]
}

export const NO_WORD: WordInText = { text: '', readings: [] }

/** The dictionary form of the word of a reading. */
export function lemmaOf(reading: Reading): string {
  if (reading.kind === 'word') return reading.headword.word
  return reading.kind === 'noun' ? reading.noun : reading.lemma
}

export function isAnyOf(lemmas: readonly string[], { readings }: WordInText): boolean {
  return readings.some((reading) => lemmas.includes(lemmaOf(reading)))
}

/** The last suffix of a word that has been read: -고 of 먹고. */
export function lastSuffix({ readings: [reading] }: WordInText): Suffix | undefined {
  return reading?.kind === 'form' ? reading.suffixes.at(-1) : undefined
}
