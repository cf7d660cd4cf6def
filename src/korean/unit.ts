/** How units and signs after a number are read: 5km 오 킬로미터, 3% 삼 퍼센트. */
export const UNITS: Readonly<Record<string, string>> = {
  km: '킬로미터',
  cm: '센티미터',
  mm: '밀리미터',
  m: '미터',
  m2: '제곱미터',
  m3: '세제곱미터',
  km2: '제곱킬로미터',
  kg: '킬로그램',
  mg: '밀리그램',
  g: '그램',
  t: '톤',
  l: '리터',
  L: '리터',
  ml: '밀리리터',
  mL: '밀리리터',
  ha: '헥타르',
  in: '인치',
  ft: '피트',
  lb: '파운드',
  oz: '온스',
  Hz: '헤르츠',
  MHz: '메가헤르츠',
  GHz: '기가헤르츠',
  W: '와트',
  kW: '킬로와트',
  V: '볼트',
  dB: '데시벨',
  cal: '칼로리',
  kcal: '킬로칼로리',
  KB: '킬로바이트',
  MB: '메가바이트',
  GB: '기가바이트',
  TB: '테라바이트',
  px: '픽셀',
  h: '시간',
  min: '분',
  '%': '퍼센트',
  '°': '도',
  '°C': '도',
}

/** Currency signs, written before or after an amount and read after it: $10 십 달러, ₩1,000 천 원, 5€ 오 유로. */
export const CURRENCIES = {
  $: '달러',
  '€': '유로',
  '£': '파운드',
  '¥': '엔',
  '₩': '원',
} as const

export type CurrencySign = keyof typeof CURRENCIES

export type Currency = (typeof CURRENCIES)[CurrencySign]

export function isCurrencySign(sign: string): sign is CurrencySign {
  return Object.hasOwn(CURRENCIES, sign)
}

/** A single digit after a Latin letter is read in English: MP3 엠피스리, A4 에이포, G7 지세븐. */
export const ENGLISH_DIGITS = ['제로', '원', '투', '스리', '포', '파이브', '식스', '세븐', '에이트', '나인']

/** Signs of one square (㎏, ％, ², ℃) as the letters and digits that they stand for; Hangul stays. */
export function plainSigns(text: string): string {
  return text.replace(/[^\p{Script=Hangul}]/gu, (sign) => sign.normalize('NFKC'))
}
