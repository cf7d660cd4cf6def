import { countCharacters } from '#translator/sourceText.ts'

const HANGUL = /[가-힣]/
const LATIN_WORD = /\p{Script=Latin}[\p{Script=Latin}\p{M}'’]*/gu
/** Abbreviations that Korean also writes in Latin letters: TV, KTX, SNS, km. */
const ABBREVIATION = /^(?:[A-Z]{2,5}|[ckm]?m|k?g|m?l|L)$/u
/** Letters of other languages, which models sometimes mix in. */
const OTHER_LETTERS = /[^\P{L}\p{Script=Hangul}\p{Script=Latin}]+/gu

/** The most code points that a translation can have. Korean is usually shorter than English, but polite Korean may be longer. */
export function longestKorean(source: string): number {
  return 60 + 2 * countCharacters(source)
}

/** Why this cannot be a translation of the source, worded for the model; undefined if it can. */
export function koreanFault(korean: string, source: string): string | undefined {
  if (!HANGUL.test(korean)) return 'it is not Korean'
  if (countCharacters(korean) > longestKorean(source)) return 'it is much longer than the text'
  const [foreign] = foreignWordsIn(korean, source)
  return foreign === undefined ? undefined : `“${foreign}” is neither Korean nor a word of the text`
}

/** Names and addresses of the source may stay in Latin letters; nothing else may, especially not our instructions. */
function foreignWordsIn(korean: string, source: string): string[] {
  const known = (source.match(LATIN_WORD) ?? []).map((word) => word.toLowerCase())
  const latin = (korean.match(LATIN_WORD) ?? []).filter(
    (word) => !ABBREVIATION.test(word) && !known.some((other) => other.startsWith(word.toLowerCase())),
  )
  const other = (korean.match(OTHER_LETTERS) ?? []).filter((letters) => !source.includes(letters))
  return [...latin, ...other]
}
