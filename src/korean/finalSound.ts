import { decomposed } from '#korean/hangul.ts'

/** How the digits 0 to 9 end when read aloud: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_FINALS = [...'ㅇㄹ', '', 'ㅁ', '', '', ...'ㄱㄹㄹ', '']
/** How a number ends that ends in this many zeros: 십 백 천 만 십만 백만 천만 억 십억 백억 천억, then 조. */
const ZERO_FINALS = ['', ...'ㅂㄱㄴㄴㄴㄴㄴㄱㄱㄱㄱ']
/** Letter names that end in a consonant: 엘 엠 엔 알; all others end in a vowel (에이, 비, 에스, 에이치). */
const LETTER_FINALS: Record<string, string> = { l: 'ㄹ', m: 'ㅁ', n: 'ㄴ', r: 'ㄹ' }
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
/** English words whose Korean reading ends otherwise than their spelling suggests: 애플, 온라인, 구글. */
const WORD_FINALS: Record<string, string> = {
  apple: 'ㄹ',
  google: 'ㄹ',
  iphone: 'ㄴ',
  phone: 'ㄴ',
  online: 'ㄴ',
  line: 'ㄴ',
  one: 'ㄴ',
  time: 'ㅁ',
  game: 'ㅁ',
  home: 'ㅁ',
  name: 'ㅁ',
  chrome: 'ㅁ',
  mobile: 'ㄹ',
  file: 'ㄹ',
  title: 'ㄹ',
  people: 'ㄹ',
  style: 'ㄹ',
  single: 'ㄹ',
  app: 'ㅂ',
  whatsapp: 'ㅂ',
  laptop: 'ㅂ',
  workshop: 'ㅂ',
  photoshop: 'ㅂ',
  zip: 'ㅂ',
  facebook: 'ㄱ',
  macbook: 'ㄱ',
  notebook: 'ㄱ',
  book: 'ㄱ',
  tiktok: 'ㄱ',
  slack: 'ㄱ',
  rock: 'ㄱ',
  tablet: 'ㅅ',
  robot: 'ㅅ',
  internet: 'ㅅ',
  netflix: '',
  peter: '',
  guitar: '',
  car: '',
  bar: '',
  star: '',
  twitter: '',
  computer: '',
  uber: '',
  server: '',
  paper: '',
  her: '',
  zoom: 'ㅁ',
  instagram: 'ㅁ',
  youtube: '',
}

/** -ㅂ, -ㄱ and -ㅅ of English words are left to the table: after a short vowel they close the syllable, else they do not. */
function latinFinal(word: string): string {
  const lower = word.toLowerCase()
  const known = WORD_FINALS[lower]
  if (known !== undefined) return known
  if (word.length === 1 || (word === word.toUpperCase() && word.length <= 5))
    return LETTER_FINALS[lower.slice(-1)] ?? ''
  if (lower.endsWith('ng')) return 'ㅇ'
  if (/[^l]le$/.test(lower)) return 'ㄹ'
  if (/[aiouy]ne$/.test(lower)) return 'ㄴ'
  return { l: 'ㄹ', m: 'ㅁ', n: 'ㄴ' }[lower.slice(-1)] ?? ''
}

function numberFinal(digits: string): string {
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0
  if (zeros > 0 && zeros < digits.length) return ZERO_FINALS[zeros] ?? ''
  return DIGIT_FINALS[Number(digits.slice(-1))] ?? ''
}

/**
 * The final consonant with which a word ends when read aloud, or '' for a vowel: 책 ㄱ, 3 ㅁ, 10 ㅂ, iPhone ㄴ, PDF '', 5km ''.
 * Closing brackets and quotation marks are skipped. An English word outside the table is judged by its spelling.
 */
export function finalConsonant(word: string): string {
  const bare = word.normalize('NFC').replace(/[\s\p{Pe}\p{Pf}"'.,!?~…*_]+$/u, '')
  const hangul = decomposed(bare.slice(-1))
  if (hangul !== undefined) return hangul.final
  const sign = /(?:%|°C|℃|\$|₩|\+|&|#)$|(?<=\d\s?)[A-Za-z]+$/.exec(bare)?.[0]
  const signFinal = sign === undefined ? undefined : SIGN_FINALS[sign]
  if (signFinal !== undefined) return signFinal
  const unit = /^(km|cm|mm|kg|mg)$/.exec(bare)?.[0]
  if (unit !== undefined) return SIGN_FINALS[unit] ?? ''
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
