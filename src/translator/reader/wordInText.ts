import type { Reading } from '#headwords/wordReader.ts'
import type { Suffix } from '#korean/morpheme.ts'
import type { Particle } from '#korean/particle.ts'

/** A reading of a word of a text. A form may carry particles: 살기가, 기다림은, 오면서도. */
export type TextReading = Reading & {
  readonly after?: readonly Particle[]
  /** The ending as it is written, if it is one that only songs and old texts use: 가렴. Its form is that of the ending that joins stems alike. */
  readonly songEnding?: SongEnding
}

/** An ending that the conjugation does not make, and a part of one that it makes: 렴 joins stems as 면 does. */
export interface SongEnding {
  readonly written: string
  readonly like: string
  readonly suffix: Suffix
  readonly meaning: string
}

/** A word with its readings. For a word that has been read, only the chosen reading. */
export interface WordInText {
  readonly text: string
  readonly readings: readonly TextReading[]
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

/** The last suffix of a word that has been read: -고 of 먹고 and of 바다고. */
export function lastSuffix({ readings: [reading] }: WordInText): Suffix | undefined {
  if (reading?.kind === 'form') return reading.suffixes.at(-1)
  return reading?.kind === 'noun' ? reading.copula?.at(-1) : undefined
}
