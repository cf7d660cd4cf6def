import { pronunciation } from '#korean/pronunciation.ts'
import { spelledOut } from '#korean/spelledOut.ts'

/** The longest text that is spoken as one clip, in UTF-16 units. */
export const LONGEST_SPOKEN = 300

export function isSpeakable(text: string): boolean {
  return text !== '' && text.length <= LONGEST_SPOKEN
}

/** Whether there is anything in it that a Korean voice is needed for. */
export function isKoreanText(text: string): boolean {
  return /[가-힣]/.test(text)
}

/** The names of the Latin letters, as Korean writes them. */
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

/** PDF, TV and a lone letter are said letter by letter; longer capitals and other words are read as words. */
const ABBREVIATION = /(?<![A-Za-z])(?:[A-Z]{1,5}|[a-z])(?![A-Za-z])/g
/** Neither said nor a pause: brackets, quotation marks, emoji. The voice would name them in English. */
const UNSPOKEN = /[^가-힣ㄱ-ㅣA-Za-z ,.?!:;…]+/g
/** Each is heard as a short pause, as in 봄·여름·가을. */
const SHORT_PAUSE = /[·、，/]/g

/**
 * What a voice must be given so that its sounds come out right: numbers and letters in words, then every word as it is said
 * (국물이 3개 is 궁무리 세 개). The voice itself knows no assimilation. Signs that make a pause stay.
 * @param sounded says how the words are pronounced, numbers and letters already in words. Spelling hides the boundaries of
 * compounds and stems, so whoever knows the words of the text passes one that knows them too.
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
