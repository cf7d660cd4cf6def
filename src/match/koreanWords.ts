import { koreanRuns } from '#korean/koreanRuns.ts'

/** Of one call: as many texts as the longest explanation has, with its transcript and options. */
export const MOST_READ = 60
export const LONGEST_READ = 120

/** A Korean text for those who cannot read Hangul. */
export interface ReadKorean {
  text: string
  romanization: string
  words: ReadKoreanWord[]
}

export interface ReadKoreanWord {
  korean: string
  romanization: string
  /** Its meaning, and the next one of a word that has several. Empty for a particle, or a form that does not exist. */
  english: string[]
}

const SYLLABLE = /[가-힣]/
const HANGUL = /\p{Script=Hangul}/u

/** A pronunciation such as [아네], which only looks like words. */
const PRONUNCIATION = /\[[^\][]*\]/g

/** The Korean in English texts, each once, as much as one call may ask for. Letters that stand alone and pronunciations are not read. */
export function koreanIn(texts: readonly string[]): string[] {
  const runs = texts.flatMap((text) => koreanRuns(text.replaceAll(PRONUNCIATION, '.')).filter(({ korean }) => korean))
  const read = runs.map(({ text }) => text).filter((text) => SYLLABLE.test(text) && text.length <= LONGEST_READ)
  return [...new Set(read)].slice(0, MOST_READ)
}

/** What the reader says of a word. */
export interface WordReading {
  text: string
  romanization: string
  gloss: string
  lemma?: string
  senses?: readonly { korean: string; hint: string }[]
}

export function readKorean(text: string, words: readonly WordReading[]): ReadKorean {
  return {
    text,
    romanization: words.map(({ romanization }) => romanization).join(' '),
    words: words.map((word) => ({
      korean: word.text,
      romanization: word.romanization,
      english: [word.gloss, ...otherMeanings(word).slice(0, 1)].filter((meaning) => !HANGUL.test(meaning) && meaning),
    })),
  }
}

/** Of another word with the same dictionary form, not of a form that happens to be spelled alike: 사과 is an apple or an apology. */
function otherMeanings({ text, lemma = text, senses = [] }: WordReading): string[] {
  return senses.filter(({ korean }) => korean === lemma).map(({ hint }) => hint)
}
