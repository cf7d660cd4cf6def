import { clockTime24, monthName } from '#korean/calendar.ts'
import { counted, counterSystem, isCounter, type NumeralSystem } from '#korean/counter.ts'
import { decimalNumeral, fractionNumeral, isFraction, phoneNumber } from '#korean/numberPhrase.ts'
import { digitByDigit, sinoNumeral } from '#korean/numeral.ts'
import { CURRENCIES, type CurrencySign, ENGLISH_DIGITS, plainSigns, UNITS } from '#korean/unit.ts'

const PHONE = /(?<![\d-])(?:0\d{1,2}-\d{3,4}|1[568]\d\d)-\d{4}(?![\d-])/g
const CLOCK = /(?<![\d:])(\d|[01]\d|2[0-4]):([0-5]\d)(?![\d:])/g
/** Historical events named after their date: 6·25, 3·1절. */
const NAMED_DAY = /(?<![\d·])(\d{1,2})·(\d{1,2})(?![\d·])/g
const CLOCK_RANGE = /(?<=\d:\d\d)\s?[~∼〜]\s?(?=\d{1,2}:\d\d)/g
const FRACTION = /(?<![\d/.,])(\d{1,2})\/(\d{1,2}|100)(?![\d/])/g
const CURRENCY = /([$€£¥₩])\s?(\d[\d,]*(?:\.\d+)?)/g
const SQUARE_SIGN = /(?<=\d\s?)[㎀-㏿％℃]|(?<=\d\s?[a-z]{1,2})[²³]/g
const UNIT = new RegExp(`(?<=\\d)\\s?(${unitPattern()})(?![A-Za-z\\d])`, 'g')
const ENGLISH_DIGIT = /(?<=[A-Za-z])\d(?![\d.,:])/g
const BELOW_ZERO = /(?<=^|\s)[-−](?=\d[\d.]*\s?도(?![가-힣]))/g
const MINUS = /(?<=^|\s)[-−](?=\d)/g
const RANGE = /(\d[\d,.]*)\s?[~∼〜]\s?(\d[\d,.]*\s?)([가-힣]*)/g
const OPEN_RANGE = /(?<=[가-힣])\s?[~∼〜]\s?(?=\d)/g
const NUMBER = /(\d{1,3}(?:,\d{3})+(?!\d)|\d+)(?:\.(\d+))?(\s?)([가-힣]*)/g
const LONGEST_COUNTER = 6

function unitPattern(): string {
  return Object.keys(UNITS)
    .toSorted((a, b) => b.length - a.length)
    .join('|')
}

/** After these words 번 numbers things; it does not count times: 3번 출구, but 하루에 3번 먹어요. */
const NUMBERED =
  /^(?:\s*(?:버스|출구|출입구|승강장|문제|창구|게이트|국도|노선|선수|타자|테이블|버튼|줄|마을버스|방|홈|트랙|교향곡|채널)|[이을은의과]|에서?|으로|입|$|\s*[.,?!])/

/** The longest counter at the beginning of a word: 시간 in 시간에. */
function counterOf(word: string): string | undefined {
  for (let length = LONGEST_COUNTER; length > 0; length -= 1) {
    const counter = word.slice(0, length)
    if (counter.length === length && isCounter(counter)) return counter
  }
  return undefined
}

/** Beside digits, 분 is minutes, 번 mostly a number (3번 버스), and 20대 the twenties. */
function systemBesideDigits(value: number, counter: string, after: string): NumeralSystem {
  if (counter === '분') return 'sino'
  if (counter === '번') return value > 20 || NUMBERED.test(after) ? 'sino' : 'native'
  if (counter === '대' && value % 10 === 0) return 'sino'
  return counterSystem(counter)
}

function withCounter(digits: string, counter: string, after: string): string {
  const value = Number(digits)
  const isCode = digits.length > 1 && digits.startsWith('0') && (counter === '번' || counter === '호')
  if (isCode) return `${digitByDigit(digits)} ${counter}`
  if (counter === '월' && value >= 1 && value <= 12) return monthName(value)
  return counted(value, counter, systemBesideDigits(value, counter, after))
}

/** 1만 and 1천 are read 만 and 천; 1억 is 일억. */
function bareNumeral(digits: string, value: number, word: string): string {
  if (/^0\d/.test(digits)) return digitByDigit(digits)
  return value === 1 && /^[만천백]\s?(?:원|명|개|$|[가-힣])/.test(word) ? '' : sinoNumeral(value)
}

function said(match: RegExpExecArray): string {
  const [whole, grouped = '', decimals, space = '', word = ''] = match
  const digits = grouped.replaceAll(',', '')
  const value = Number(digits)
  if (!Number.isSafeInteger(value))
    return digitByDigit(decimals === undefined ? digits : `${digits}.${decimals}`) + space + word
  if (decimals !== undefined) return `${decimalNumeral(`${value}.${decimals}`)} ${word}`.trimEnd()
  const counter = counterOf(word)
  if (counter === undefined) return bareNumeral(digits, value, word) + space + word
  const rest = word.slice(counter.length)
  return withCounter(digits, counter, rest + match.input.slice(match.index + whole.length)) + rest
}

function numbersSaid(text: string): string {
  let words = ''
  let from = 0
  for (const match of text.matchAll(NUMBER)) {
    words += text.slice(from, match.index) + said(match)
    from = match.index + match[0].length
  }
  return words + text.slice(from)
}

function fractionSaid(written: string, numerator: string, denominator: string): string {
  const [part, whole] = [Number(numerator), Number(denominator)]
  return isFraction(part, whole) ? fractionNumeral(part, whole) : written
}

/** 육이오, 삼일, 십이십이: a day after the 12th is read digit by digit. */
function namedDaySaid(_: string, month: string, day: string): string {
  return sinoNumeral(Number(month)) + (Number(day) > 12 ? digitByDigit(day) : sinoNumeral(Number(day)))
}

/** Both ends of a range have the counter: 3~5명 is 세 명에서 다섯 명. */
function rangeSaid(_: string, from: string, to: string, word: string): string {
  return `${from}${counterOf(word) ?? ''}에서 ${to}${word}`
}

/** The text with its digits in words, each in the system of its counter: 3시 30분에 세 시 삼십 분에. For speech and romanization. */
export function spelledOut(text: string): string {
  const signs = text
    .replace(PHONE, phoneNumber)
    .replace(NAMED_DAY, namedDaySaid)
    .replace(CLOCK_RANGE, '에서 ')
    .replace(CLOCK, (_, hour: string, minute: string) => clockTime24(Number(hour), Number(minute)))
    .replace(FRACTION, fractionSaid)
    .replace(CURRENCY, (_, sign: CurrencySign, amount: string) => `${amount} ${CURRENCIES[sign]}`)
    .replace(SQUARE_SIGN, plainSigns)
    .replace(UNIT, (_, unit: string) => ` ${UNITS[unit]}`)
    .replace(ENGLISH_DIGIT, (digit) => ENGLISH_DIGITS[Number(digit)] ?? digit)
    .replace(BELOW_ZERO, '영하 ')
    .replace(MINUS, '마이너스 ')
    .replace(RANGE, rangeSaid)
    .replace(OPEN_RANGE, '에서 ')
  return numbersSaid(signs)
}
