import { bareWord } from '#translator/bareWord.ts'
import { differsBetweenTones } from '#translator/differsBetweenTones.ts'
import type { KoreanPart, KoreanWord } from '#translator/korean/word.ts'
import { romanizedWord } from '#translator/romanizedWord.ts'
import { type Hearing, type SpokenWord, spokenWords } from '#translator/spokenWords.ts'
import { type TracedWords, toneChanges } from '#translator/toneChanges.ts'
import { byTone, type Tone, type ToneVersion, type TranslatedWord } from '#translator/translation.ts'

interface ShownWord {
  word: TranslatedWord
  spoken: SpokenWord
}

function shownWord(word: KoreanWord, spoken: SpokenWord, changed: boolean, changes: string[]): TranslatedWord {
  const { text, gloss, parts, senses } = word
  return {
    text,
    gloss,
    romanization: romanizedWord(word),
    parts: parts.map((part) => ({ text: bareWord(part.text), meaning: part.meaning })),
    changed,
    ...dictionaryForm(word),
    ...(changes.length > 0 ? { changes } : {}),
    ...(spoken.differs ? { pronunciation: bareWord(spoken.said) } : {}),
    ...(spoken.differs && spoken.sounds.length > 0 ? { sounds: spoken.sounds } : {}),
    ...(senses ? { senses: [...senses] } : {}),
  }
}

/** Nothing if the word is written in its dictionary form, or has none. */
function dictionaryForm({ text, parts }: KoreanWord): Pick<TranslatedWord, 'lemma'> {
  const lemma = lemmaOf(parts)
  return lemma === undefined || lemma === bareWord(text) ? {} : { lemma }
}

/** Of a noun, the noun without its particles or its copula: 학교 of 학교에서, 학생 of 학생이에요. */
function lemmaOf([first, ...tail]: readonly KoreanPart[]): string | undefined {
  if (first === undefined) return undefined
  const noun = bareWord(first.text)
  if (first.lemma === `${noun}이다` || (tail.length > 0 && tail.every(({ particle }) => particle !== undefined)))
    return noun
  return [first, ...tail].find((part) => part.lemma !== undefined)?.lemma
}

/** The words of a sentence as they are shown in a tone: their parts, their sounds, and the parts chosen by the tone. */
export function toneWords(versions: Record<Tone, TracedWords>, hear: Hearing): (tone: Tone) => ShownWord[] {
  const differs = differsBetweenTones(byTone((tone) => versions[tone].words))
  const changesOf = toneChanges(versions)
  return (tone) =>
    spokenWords(versions[tone].words, hear).map(({ word, ...spoken }) => {
      const changed = differs(tone, word)
      return { word: shownWord(word, spoken, changed, changed ? changesOf(tone, word) : []), spoken }
    })
}

/** A whole text in a tone, from the words of its sentences. */
export function toneVersion(sentences: readonly (readonly ShownWord[])[]): ToneVersion {
  const shown = sentences.flat()
  const words = shown.map(({ word }) => word)
  return {
    text: words.map(({ text }) => text).join(' '),
    romanization: words.map((word) => word.romanization).join(' '),
    words,
    ...(shown.some(({ spoken }) => spoken.surprises)
      ? { pronunciation: shown.map(({ spoken }) => spoken.said).join(' ') }
      : {}),
  }
}
