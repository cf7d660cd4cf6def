/** 한자어 수사 0 to 9. */
const SINO_DIGITS = [...'영일이삼사오육칠팔구']
const PLACES = ['', '십', '백', '천']
const MYRIADS = ['', '만', '억', '조']

const NATIVE_ONES = ['', '하나', '둘', '셋', '넷', '다섯', '여섯', '일곱', '여덟', '아홉']
const NATIVE_TENS = ['', '열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔']
/** 수 관형사: the forms before a counter where they differ. 스무 stands only for 20 itself. */
const NATIVE_MODIFIERS = ['', '한', '두', '세', '네']

function checked(value: number, from: number, to: number): void {
  if (!Number.isSafeInteger(value) || value < from || value > to) throw new Error(`No numeral for ${value}`)
}

/** A number below 10,000; 일 is left out before 십, 백, 천. */
function sinoGroup(value: number): string {
  const digits = [...String(value)].map(Number)
  return digits
    .map((digit, index) => {
      const place = PLACES[digits.length - 1 - index] ?? ''
      if (digit === 0) return ''
      return digit === 1 && place !== '' ? place : `${SINO_DIGITS[digit]}${place}`
    })
    .join('')
}

/**
 * 한자어 수사 of an integer from 0 to 2⁵³ − 1 (9007조): 23 이십삼, 10000 만, 23456 이만 삼천사백오십육.
 * A space follows every 만 (한글 맞춤법 44); a leading 10000 is 만, but 10⁸ 일억.
 */
export function sinoNumeral(value: number): string {
  checked(value, 0, Number.MAX_SAFE_INTEGER)
  if (value === 0) return '영'
  const groups: string[] = []
  for (let rest = value, index = 0; rest > 0; rest = Math.floor(rest / 10_000), index += 1) {
    const group = rest % 10_000
    if (group === 0) continue
    const isLeadingMan = rest === 1 && index === 1
    groups.unshift((isLeadingMan ? '' : sinoGroup(group)) + (MYRIADS[index] ?? ''))
  }
  return groups.join(' ')
}

/** 고유어 수사 1 to 99: 하나, 스물, 아흔아홉. There are no native numbers above 99. */
export function nativeNumeral(value: number): string {
  checked(value, 1, 99)
  return `${NATIVE_TENS[Math.floor(value / 10)]}${NATIVE_ONES[value % 10]}`
}

/** The native number before a counter, 1 to 99: 한, 두, 세, 네, 스무, 스물한. */
export function nativeModifier(value: number): string {
  checked(value, 1, 99)
  if (value === 20) return '스무'
  const ones = NATIVE_MODIFIERS[value % 10] ?? NATIVE_ONES[value % 10]
  return `${NATIVE_TENS[Math.floor(value / 10)]}${ones}`
}

/** Digits read one by one, as in telephone numbers, 0 as 공: '010' 공일공. Other characters stay. */
export function digitByDigit(digits: string): string {
  return digits.replace(/\d/g, (digit) => (digit === '0' ? '공' : (SINO_DIGITS[Number(digit)] ?? digit)))
}
