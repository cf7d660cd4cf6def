import type { Boundary } from '#korean/boundary.ts'
import { romanization } from '#korean/romanization.ts'
import { spelledOut } from '#korean/spelledOut.ts'
import {
  byTone,
  TONES,
  type Tone,
  type ToneVersion,
  type TranslatedWord,
  type WordPart,
} from '#translator/translation.ts'

/** A Korean word as an engine makes it, in one tone. */
export interface MadeWord {
  text: string
  gloss: string
  parts: WordPart[]
  boundaries?: readonly Boundary[]
}

/** The versions that these words make: read by our own rules, and marked where the tones differ. */
export function toneVersions(words: Record<Tone, readonly MadeWord[]>): Record<Tone, ToneVersion> {
  return byTone((tone) => toneVersion(tone, words))
}

/** One of them: long texts are done tone by tone. */
export function toneVersion(tone: Tone, words: Record<Tone, readonly MadeWord[]>): ToneVersion {
  const others = TONES.filter((other) => other !== tone).map((other) => new Set(words[other].map(({ text }) => text)))
  const own = words[tone].map((word) =>
    translatedWord(
      word,
      others.some((texts) => !texts.has(word.text)),
    ),
  )
  return {
    text: own.map(({ text }) => text).join(' '),
    romanization: own.map((word) => word.romanization).join(' '),
    words: own,
  }
}

function translatedWord(word: MadeWord, changed: boolean): TranslatedWord {
  const { text, gloss, parts, boundaries } = word
  const read = /\d/.test(text)
    ? romanization(spelledOut(text).replaceAll(' ', ''), [])
    : romanization(text, boundaries ?? [])
  return { text, gloss, parts, changed, romanization: read }
}
