import { pronunciation } from '#korean/pronunciation.ts'
import { spelledOut } from '#korean/spelledOut.ts'

/** The longest text that is spoken as one clip, in UTF-16 units. */
export const LONGEST_SPOKEN = 300

export function isSpeakable(text: string): boolean {
  return text !== '' && text.length <= LONGEST_SPOKEN
}

/** Whether the text contains anything for a Korean voice. */
export function isKoreanText(text: string): boolean {
  return /[가-힣]/.test(text)
}

/** The Korean names of the Latin letters. */
const LETTER_NAMES: Record<string, string> = {
  A: '에이',
  B: '비',
  C: '시',
  D: '디',
  E: '이',
  F: '에프',
  G: '지',
  H: '에이치',
  I: '아이',
  J: '제이',
  K: '케이',
  L: '엘',
  M: '엠',
  N: '엔',
  O: '오',
  P: '피',
  Q: '큐',
  R: '아르',
  S: '에스',
  T: '티',
  U: '유',
  V: '브이',
  W: '더블유',
  X: '엑스',
  Y: '와이',
  Z: '제트',
}

/** PDF, TV and single letters are read letter by letter; longer capitals and other words are read as words. */
const ABBREVIATION = /(?<![A-Za-z])(?:[A-Z]{1,5}|[a-z])(?![A-Za-z])/g
/** Characters that are neither pronounced nor a pause: brackets, quotation marks, emoji. The voice would name them in English. */
const UNSPOKEN = /[^가-힣ㄱ-ㅣA-Za-z ,.?!:;…]+/g
/** Characters that become a short pause, as in 봄·여름·가을. */
const SHORT_PAUSE = /[·、，/]/g

/**
 * The input that makes a voice pronounce a text correctly: numbers and letters in words, then every word as it sounds
 * (국물이 3개 is 궁무리 세 개). The voice itself does not apply assimilation. Punctuation that makes a pause stays.
 * @param sounded returns the pronunciation of a text whose numbers and letters are already in words. Spelling hides the boundaries of
 * compounds and stems, so a caller that knows the words of the text passes a function that knows them too.
 */
export function respelling(text: string, sounded: (words: string) => string = pronunciation): string {
  const said = spelledOut(text.normalize('NFC'))
    .replace(ABBREVIATION, lettersNamed)
    .replace(SHORT_PAUSE, ', ')
    .replace(UNSPOKEN, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return sounded(said)
}

function lettersNamed(letters: string): string {
  return [...letters.toUpperCase()].map((letter) => LETTER_NAMES[letter] ?? letter).join('')
}
