import { monthName } from '#korean/calendar.ts'
import { counted, counterSystem, isCounter, type NumeralSystem } from '#korean/counter.ts'
import { digitByDigit, sinoNumeral } from '#korean/numeral.ts'

const PHONE = /(?<!\d)0\d{1,2}-\d{3,4}-\d{4}(?!\d)/g
const CLOCK = /(?<!\d)(\d{1,2}):(\d\d)(?!\d)/g
const CURRENCY = /([$€£¥₩])\s?(\d[\d,]*(?:\.\d+)?)/g
const UNIT = /(?<=\d)\s?(km|cm|mm|kg|mg|ml|m|g|L|%|℃|°C)(?![A-Za-z])/g
const NUMBER = /(\d[\d,]*)(?:\.(\d+))?(\s?)([가-힣]*)/g
const LONGEST_COUNTER = 4

const CURRENCIES: Record<string, string> = { $: '달러', '€': '유로', '£': '파운드', '¥': '엔', '₩': '원' }
const UNITS: Record<string, string> = {
  km: '킬로미터',
  cm: '센티미터',
  mm: '밀리미터',
  m: '미터',
  kg: '킬로그램',
  mg: '밀리그램',
  g: '그램',
  L: '리터',
  ml: '밀리리터',
  '%': '퍼센트',
  '℃': '도',
  '°C': '도',
}

/** Beside digits, 분 is minutes and 번 a number (5분, 3번 버스), not people and times. */
const BESIDE_DIGITS: Record<string, NumeralSystem> = { 분: 'sino', 번: 'sino' }

/** The counter at the beginning of a word, the longest that fits: 시간 in 시간에. */
function counterOf(word: string): string | undefined {
  for (let length = LONGEST_COUNTER; length > 0; length -= 1) {
    const counter = word.slice(0, length)
    if (counter.length === length && isCounter(counter)) return counter
  }
  return undefined
}

function said(digits: string, decimals: string | undefined, space: string, word: string): string {
  const value = Number(digits.replaceAll(',', ''))
  if (!Number.isSafeInteger(value)) return digitByDigit(digits) + space + word
  if (decimals !== undefined)
    return `${sinoNumeral(value)} 점 ${digitByDigit(decimals).replaceAll('공', '영')} ${word}`.trimEnd()
  const counter = counterOf(word)
  if (counter === undefined) return (/^0\d/.test(digits) ? digitByDigit(digits) : sinoNumeral(value)) + space + word
  const rest = word.slice(counter.length)
  if (counter === '월' && value >= 1 && value <= 12) return monthName(value) + rest
  return counted(value, counter, BESIDE_DIGITS[counter] ?? counterSystem(counter)) + rest
}

function withClockWords(hour: number, minute: number): string {
  return minute === 0 ? `${hour}시` : `${hour}시 ${minute}분`
}

/** The text with its digits in words, each in the system of its counter: 3시 30분에 세 시 삼십 분에. For speech and romanization. */
export function spelledOut(text: string): string {
  return text
    .replace(PHONE, (number) => digitByDigit(number).replaceAll('-', ' '))
    .replace(CLOCK, (_, hour: string, minute: string) => withClockWords(Number(hour), Number(minute)))
    .replace(CURRENCY, (_, sign: string, amount: string) => `${amount} ${CURRENCIES[sign]}`)
    .replace(UNIT, (_, unit: string) => ` ${UNITS[unit]}`)
    .replace(NUMBER, (_, digits: string, decimals: string | undefined, space: string, word: string) =>
      said(digits, decimals, space, word),
    )
}
