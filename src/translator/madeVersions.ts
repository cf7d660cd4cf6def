import { differsBetweenTones } from '#translator/differsBetweenTones.ts'
import { romanizedWord } from '#translator/romanizedWord.ts'
import { byTone, type Tone, type ToneVersion, type TranslatedWord, type WordPart } from '#translator/translation.ts'

/** A Korean word from a language model, in one tone. */
export interface MadeWord {
  text: string
  gloss: string
  parts: WordPart[]
}

/** The versions with these words. Our own rules add the pronunciation and mark the differences between the tones. */
export function madeVersions(words: Record<Tone, readonly MadeWord[]>): Record<Tone, ToneVersion> {
  const differs = differsBetweenTones(words)
  return byTone((tone) => {
    const own = words[tone].map(
      (word): TranslatedWord => ({ ...word, romanization: romanizedWord(word), changed: differs(tone, word) }),
    )
    return {
      text: own.map(({ text }) => text).join(' '),
      romanization: own.map((word) => word.romanization).join(' '),
      words: own,
    }
  })
}
