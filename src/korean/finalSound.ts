import { decomposed } from '#korean/hangul.ts'
import { latinFinal } from '#korean/latinFinal.ts'
import { isFraction } from '#korean/numberPhrase.ts'
import { CURRENCIES, ENGLISH_DIGITS, isCurrencySign, plainSigns, UNITS } from '#korean/unit.ts'

/** How the digits 0 to 9 end when read aloud: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_FINALS = [...'ㅇㄹ', '', 'ㅁ', '', '', ...'ㄱㄹㄹ', '']
/** The ending of a number with this many zeros at its end: 십 백 천 만 십만 백만 천만 억 십억 백억 천억, then 조. */
const ZERO_FINALS = ['', ...'ㅂㄱㄴㄴㄴㄴㄴㄱㄱㄱㄱ']
/** Signs that are read as words in any position: 골뱅이 apart, C++ 플러스, AT&T 앤드, # 샵. */
const SIGN_FINALS: Record<string, string> = { '+': '', '&': '', '#': 'ㅂ' }

function syllableFinal(word: string): string {
  return decomposed(word.slice(-1))?.final ?? ''
}

function numberFinal(digits: string): string {
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  if (zeros > 0 && zeros < digits.length) return ZERO_FINALS[zeros] ?? ''
  return DIGIT_FINALS[Number(digits.slice(-1))] ?? ''
}

/** A sign or unit at the end. A unit without a number counts only if it cannot be anything else. */
function signFinal(text: string): string | undefined {
  const unit = /(?:°C|[%°])$|(?<=\d\s?)[A-Za-z]+[23]?$|^(?:km|cm|mm|kg|mg)$/.exec(text)?.[0]
  if (unit !== undefined && Object.hasOwn(UNITS, unit)) return syllableFinal(UNITS[unit] ?? '')
  const currency = /[$€£¥₩]$/.exec(text)?.[0] ?? /^([$€£¥₩])\s?[\d,.]+$/.exec(text)?.[1]
  if (currency !== undefined && isCurrencySign(currency)) return syllableFinal(CURRENCIES[currency])
  return SIGN_FINALS[text.slice(-1)]
}

/** Numbers that are not read as one whole number: times, fractions, decimals, telephone numbers, MP3. */
function figureFinal(text: string): string | undefined {
  const minutes = /\d:(\d\d)$/.exec(text)?.[1]
  if (minutes !== undefined) return minutes === '00' ? '' : 'ㄴ'
  const [, numerator, denominator] = /(?<![\d/])(\d+)\/(\d+)$/.exec(text) ?? []
  if (numerator !== undefined && isFraction(Number(numerator), Number(denominator))) return numberFinal(numerator)
  const single = /(?:[A-Za-z]|\.\d*|\d{3,4}-\d{3})(\d)$/.exec(text)?.[1]
  if (single === undefined) return undefined
  const isEnglish = /[A-Za-z]\d$/.test(text)
  return isEnglish ? syllableFinal(ENGLISH_DIGITS[Number(single)] ?? '') : DIGIT_FINALS[Number(single)]
}

/** The noun without bracketed text, closing quotation marks and punctuation after it. */
function bareWord(word: string): string {
  const unbracketed = plainSigns(word.normalize('NFC')).replace(/(?<=\S)\s?(?:\([^()]*\)|\[[^[\]]*\])$/u, '')
  return unbracketed.replace(/[\s\p{Pe}\p{Pf}"'.,!?~…*_]+$/u, '')
}

/** Doubled letters end as the plain ones do: ㄲ 쌍기역, ㅃ 쌍비읍. */
const DOUBLED: Record<string, string> = { ㄲ: 'ㄱ', ㄸ: 'ㄷ', ㅃ: 'ㅂ', ㅆ: 'ㅅ', ㅉ: 'ㅈ' }

/**
 * The final consonant with which a word ends when read aloud, or '' for a vowel: 책 ㄱ, 3 ㅁ, 10 ㅂ, iPhone ㄴ, PDF '', 5km '', MP3 ''.
 * Closing quotation marks and bracketed text after a word are skipped: 한국(Korea)은. A Latin word is judged by its spelling.
 */
export function finalConsonant(word: string): string {
  // Nearly every word ends in a syllable, with nothing after it to skip.
  const syllable = decomposed(word.slice(-1))
  if (syllable !== undefined) return syllable.final
  const bare = bareWord(word)
  const last = bare.slice(-1)
  const hangul = decomposed(last)
  if (hangul !== undefined) return hangul.final
  // A single jamo ends like its name: ㄱ 기역, ㄹ 리을.
  if (/[ㄱ-ㅎ]/.test(last)) return DOUBLED[last] ?? last
  const special = signFinal(bare) ?? figureFinal(bare)
  if (special !== undefined) return special
  const digits = /[\d,]+$/.exec(bare)?.[0].replaceAll(',', '')
  if (digits !== undefined && digits !== '') return numberFinal(digits)
  const latin = /\p{Script=Latin}+$/u.exec(bare)?.[0]
  return latin === undefined ? '' : latinFinal(latin)
}

/** Whether the word, read aloud, ends in a consonant (받침): it decides between 은 and 는, 이 and 가. */
export function hasFinalConsonant(word: string): boolean {
  return finalConsonant(word) !== ''
}
