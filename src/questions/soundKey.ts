import { composed, decomposed } from '#korean/hangul.ts'
import { pronunciation } from '#korean/pronunciation.ts'
import { spelledOut } from '#korean/spelledOut.ts'

/** Vowels that sound the same today: ㅐ like ㅔ, ㅙ and ㅚ like ㅞ. */
const MERGED_VOWELS: Record<string, string> = { ㅐ: 'ㅔ', ㅒ: 'ㅖ', ㅙ: 'ㅞ', ㅚ: 'ㅞ' }

function merged(char: string): string {
  const syllable = decomposed(char)
  return syllable === undefined
    ? char
    : composed({ ...syllable, vowel: MERGED_VOWELS[syllable.vowel] ?? syllable.vowel })
}

/** Equal for two texts that sound the same: 같이 and 가치, 개 and 게. Digits are spelled out; spaces and punctuation are ignored. */
export function soundKey(text: string): string {
  const said = pronunciation(spelledOut(text.normalize('NFC')))
  return [...said]
    .map(merged)
    .join('')
    .replace(/[\s.,?!~…'"’‘“”]/g, '')
}
