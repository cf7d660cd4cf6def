import { decomposed } from '#korean/hangul.ts'
import { LEVELS } from '#korean/level.ts'
import type { FoundWord } from '#palette/paletteContract.ts'

/** Which words are shown at once. */
const MOST_WORDS = 6
const HANGUL = /\p{Script=Hangul}/u
/** Of an English word, so many letters must be written before its beginning counts. */
const LEAST_BEGINNING = 3

/** The headwords that fit what was written, the likeliest first: of Korean by spelling and stem, of English by meaning. */
export function foundWords(words: readonly FoundWord[], text: string): FoundWord[] {
  const asked = text.normalize('NFC').trim().toLowerCase()
  if (asked === '') return []
  const fitOf = HANGUL.test(asked) ? koreanFit : englishFit
  return words
    .map((word) => ({ word, fit: fitOf(word, asked) }))
    .filter((found) => found.fit !== null)
    .toSorted((one, other) => (one.fit ?? 0) - (other.fit ?? 0) || levelOf(one.word) - levelOf(other.word))
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
}

/** The smaller, the better; null if the word does not fit. */
type Fit = (word: FoundWord, asked: string) => number | null

const koreanFit: Fit = ({ word, word_class }, asked) => {
  if (word === asked) return 0
  if (word.startsWith(asked)) return 1
  const conjugates = word_class === 'verb' || word_class === 'adjective'
  // The longest stem is the likeliest.
  return conjugates && isFormOf(asked, word.slice(0, -1)) ? 20 - word.length : null
}

/**
 * Whether a text may be a form of the stem: it begins with it, or differs from it only in the last final consonant, as 추웠어요
 * does from 춥. A vowel that contracts with the ending (예뻐요) is not found.
 */
function isFormOf(text: string, stem: string): boolean {
  if (text.length < stem.length || text.length < 2) return false
  const last = stem.length - 1
  if (text.slice(0, last) !== stem.slice(0, last)) return false
  const [said, own] = [decomposed(text[last] ?? ''), decomposed(stem[last] ?? '')]
  if (!said || !own || said.onset !== own.onset || said.vowel !== own.vowel) return false
  return text[last] === stem[last] || text.length > stem.length
}

const englishFit: Fit = ({ glosses }, asked) => {
  const fits = glosses.flatMap((gloss, place) => {
    const fit = glossFit(gloss.toLowerCase().replace(/^to /, ''), asked.replace(/^to /, ''))
    return fit === null ? [] : [fit + Math.min(place, 9) / 10]
  })
  return fits.length === 0 ? null : Math.min(...fits)
}

function glossFit(gloss: string, asked: string): number | null {
  if (gloss === asked) return 0
  const words = gloss.split(/[^\p{L}\p{N}’'-]+/u)
  if (words.includes(asked)) return 1
  if (asked.length < LEAST_BEGINNING) return null
  if (gloss.startsWith(asked)) return 2
  return words.some((word) => word.startsWith(asked)) ? 3 : null
}

function levelOf({ level }: FoundWord): number {
  return LEVELS.indexOf(level)
}
