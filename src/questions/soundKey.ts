import { composed, decomposed } from '#korean/hangul.ts'
import { pronunciation } from '#korean/pronunciation.ts'
import { spelledOut } from '#korean/spelledOut.ts'

/** Vowels that today's speakers do not tell apart: ㅐ as ㅔ, ㅙ and ㅚ as ㅞ. */
const MERGED_VOWELS: Record<string, string> = { ㅐ: 'ㅔ', ㅒ: 'ㅖ', ㅙ: 'ㅞ', ㅚ: 'ㅞ' }

function merged(char: string): string {
  const syllable = decomposed(char)
  return syllable === undefined
    ? char
    : composed({ ...syllable, vowel: MERGED_VOWELS[syllable.vowel] ?? syllable.vowel })
}

/** Two texts with the same key sound the same: 같이 and 가치, 개 and 게. Figures are read out; spaces and signs do not sound. */
export function soundKey(text: string): string {
  const said = pronunciation(spelledOut(text.normalize('NFC')))
  return [...said]
    .map(merged)
    .join('')
    .replace(/[\s.,?!~…'"’‘“”]/g, '')
}
