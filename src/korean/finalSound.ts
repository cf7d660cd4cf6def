import { decomposed } from '#korean/hangul.ts'
import { latinFinal } from '#korean/latinFinal.ts'

/** How the digits 0 to 9 end when read aloud: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_FINALS = [...'ㅇㄹ', '', 'ㅁ', '', '', ...'ㄱㄹㄹ', '']
/** How a number ends that ends in this many zeros: 십 백 천 만 십만 백만 천만 억 십억 백억 천억, then 조. */
const ZERO_FINALS = ['', ...'ㅂㄱㄴㄴㄴㄴㄴㄱㄱㄱㄱ']
/** Units and signs are read as words: 킬로미터, 퍼센트, 섭씨 … 도. */
const SIGN_FINALS: Record<string, string> = {
  km: '',
  cm: '',
  mm: '',
  m: '',
  kg: 'ㅁ',
  mg: 'ㅁ',
  g: 'ㅁ',
  l: '',
  L: '',
  ml: '',
  GB: '',
  MB: '',
  KB: '',
  TB: '',
  '%': '',
  '°C': '',
  '℃': '',
  $: '',
  '₩': 'ㄴ',
  '+': '',
  '&': '',
  '#': 'ㅂ',
}
/** Signs that stand before the number and are read after it: $10 십 달러, ₩1,000 천 원. */
const CURRENCY_FINALS: Record<string, string> = { $: '', '€': '', '£': '', '¥': 'ㄴ', '₩': 'ㄴ' }

function numberFinal(digits: string): string {
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  if (zeros > 0 && zeros < digits.length) return ZERO_FINALS[zeros] ?? ''
  return DIGIT_FINALS[Number(digits.slice(-1))] ?? ''
}

/**
 * The final consonant with which a word ends when read aloud, or '' for a vowel: 책 ㄱ, 3 ㅁ, 10 ㅂ, iPhone ㄴ, PDF '', 5km ''.
 * Closing quotation marks and what stands in brackets after a word are skipped: 한국(Korea)은. A Latin word is judged by its spelling.
 */
export function finalConsonant(word: string): string {
  const unbracketed = word.normalize('NFC').replace(/(?<=\S)\s?\([^()]*\)$/u, '')
  const bare = unbracketed.replace(/[\s\p{Pe}\p{Pf}"'.,!?~…*_]+$/u, '')
  const hangul = decomposed(bare.slice(-1))
  if (hangul !== undefined) return hangul.final
  const sign = /(?:%|°C|℃|\$|₩|\+|&|#)$|(?<=\d\s?)[A-Za-z]+$/.exec(bare)?.[0]
  const signFinal = sign === undefined ? undefined : SIGN_FINALS[sign]
  if (signFinal !== undefined) return signFinal
  const unit = /^(km|cm|mm|kg|mg)$/.exec(bare)?.[0]
  if (unit !== undefined) return SIGN_FINALS[unit] ?? ''
  const currency = /^[$€£¥₩](?=\s?[\d,.]+$)/.exec(bare)?.[0]
  if (currency !== undefined) return CURRENCY_FINALS[currency] ?? ''
  const minutes = /\d:(\d\d)$/.exec(bare)?.[1]
  if (minutes !== undefined) return minutes === '00' ? '' : 'ㄴ'
  const decimal = /\.\d+$/.exec(bare)
  if (decimal !== null) return DIGIT_FINALS[Number(bare.slice(-1))] ?? ''
  const digits = /[\d,]+$/.exec(bare)?.[0].replaceAll(',', '')
  if (digits !== undefined && digits !== '') return numberFinal(digits)
  const latin = /\p{Script=Latin}+$/u.exec(bare)?.[0]
  return latin === undefined ? '' : latinFinal(latin)
}

/** Whether the word, read aloud, ends in a consonant (받침): it decides between 은 and 는, 이 and 가. */
export function hasFinalConsonant(word: string): boolean {
  return finalConsonant(word) !== ''
}
