import type { Chart, Reading } from '#translator/analysis/chart.ts'
import type { Head } from '#translator/analysis/frame.ts'
import { ownEntry } from '#translator/lexicon/ownEntry.ts'

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const MULTIPLIERS: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
}
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

export const MONTHS = 'january february march april may june july august september october november december'.split(' ')

function smallNumber(word: string): number | undefined {
  const unit = UNITS.indexOf(word)
  if (unit >= 0) return unit
  const [tens = '', one] = word.split('-')
  const ten = TENS.indexOf(tens)
  if (ten < 0) return undefined
  const rest = one === undefined ? 0 : UNITS.indexOf(one)
  return rest < 0 ? undefined : (ten + 2) * 10 + rest
}

/** A number in digits or words from a place on: `two hundred and fifty`, `1,500`. */
export function numberAt(chart: Chart, at: number): { value: number; end: number } | undefined {
  const token = chart.tokens[at]
  if (token?.kind === 'number') {
    if (!/^[\d,.]+$/.test(token.text)) return undefined
    return multiplied(chart, Number(token.text.replaceAll(',', '')), at + 1)
  }
  const start =
    smallNumber(chart.word(at)) ?? (ownEntry(MULTIPLIERS, chart.word(at + 1)) && chart.word(at) === 'a' ? 1 : undefined)
  return start === undefined ? undefined : multiplied(chart, start, at + 1)
}

function multiplied(chart: Chart, start: number, from: number): { value: number; end: number } {
  let [total, part, at] = [0, start, from]
  for (;;) {
    const multiplier = ownEntry(MULTIPLIERS, chart.word(at))
    const joined = chart.word(at) === 'and' && part >= 100 ? at + 1 : at
    const small = smallNumber(chart.word(joined))
    if (multiplier !== undefined) {
      part *= multiplier
      if (multiplier >= 1000) [total, part] = [total + part, 0]
      at += 1
    } else if (small !== undefined && (part >= 20 || total > 0) && part % 10 === 0) {
      part += small
      at = joined + 1
    } else return { value: total + part, end: at }
  }
}

function clockHead(hour: number, minute: number, half: string): Head | undefined {
  if (hour > 24 || minute > 59) return undefined
  const named = half === 'am' || half === 'a.m' ? 'am' : half === 'pm' || half === 'p.m' ? 'pm' : undefined
  return named ? { kind: 'clock', hour, minute, half: named } : { kind: 'clock', hour, minute }
}

const PAST_HOUR: readonly { words: string[]; minute: number }[] = [
  { words: ['half', 'past'], minute: 30 },
  { words: ['a', 'quarter', 'past'], minute: 15 },
  { words: ['quarter', 'past'], minute: 15 },
]

const CLOCK_BEFORE = /^(?:at|by|until|till|since|is|was|'s|about|around|almost|nearly)$/

/** `ten past three`, `a quarter to five`: minutes after the hour or before the next one. */
function minutedClockAt(chart: Chart, at: number): Reading<Head> | undefined {
  const quarter = chart.hasWords(at, ['a', 'quarter']) ? at + 2 : chart.word(at) === 'quarter' ? at + 1 : undefined
  const number = quarter === undefined ? numberAt(chart, at) : { value: 15, end: quarter }
  if (!number || !Number.isInteger(number.value) || number.value > 29 || number.value < 1) return undefined
  const after = chart.word(number.end) === 'minutes' ? number.end + 1 : number.end
  const word = chart.word(after)
  const hour = word === 'past' || word === 'to' ? numberAt(chart, after + 1) : undefined
  if (!hour || !Number.isInteger(hour.value) || hour.value > 12 || hour.value < 1) return undefined
  if (word === 'past')
    return { value: { kind: 'clock', hour: hour.value, minute: number.value }, end: hour.end, cost: -1 }
  if (!CLOCK_BEFORE.test(chart.word(at - 1))) return undefined
  const earlier = hour.value === 1 ? 12 : hour.value - 1
  return { value: { kind: 'clock', hour: earlier, minute: 60 - number.value }, end: hour.end, cost: -1 }
}

/** `half past three`; and after `at` a bare hour: at ten. */
function spokenClockAt(chart: Chart, at: number): Reading<Head> | undefined {
  const past = PAST_HOUR.find(({ words }) => chart.hasWords(at, words))
  const from = past ? at + past.words.length : at
  const hour = numberAt(chart, from)
  if (!hour || hour.value > 12 || hour.value < 1 || !Number.isInteger(hour.value)) return undefined
  if (!past && !/^(at|by|until|till|since)$/.test(chart.word(at - 1))) return undefined
  return { value: { kind: 'clock', hour: hour.value, minute: past?.minute ?? 0 }, end: hour.end, cost: 0.1 }
}

function clockAt(chart: Chart, at: number): Reading<Head> | undefined {
  const colon = /^(\d{1,2}):(\d{2})$/.exec(chart.tokens[at]?.text ?? '')
  const hour = colon ? Number(colon[1]) : numberAt(chart, at)?.value
  if (hour === undefined || (!colon && (hour > 24 || !Number.isInteger(hour)))) return undefined
  const next = colon ? at + 1 : (numberAt(chart, at)?.end ?? at + 1)
  const half = /^(am|pm)$/.test(chart.word(next)) ? chart.word(next) : ''
  if (!colon && half === '' && chart.word(next) !== "o'clock") return undefined
  const value = clockHead(hour, colon ? Number(colon[2]) : 0, half)
  const end = half !== '' || chart.word(next) === "o'clock" ? next + 1 : next
  return value && { value, end, cost: 0 }
}

function ordinalAt(chart: Chart, at: number): number | undefined {
  const digits = /^(\d{1,2})$/.exec(chart.word(at))?.[1]
  if (digits !== undefined) return Number(digits)
  const ordinal = ORDINALS.indexOf(chart.word(at))
  return ordinal < 0 ? undefined : ordinal + 1
}

function dateAt(chart: Chart, at: number): Reading<Head> | undefined {
  const month = MONTHS.indexOf(chart.word(at)) + 1
  if (month === 0 || !/^[A-Z]/.test(chart.tokens[at]?.text ?? '')) return undefined
  const day = ordinalAt(chart, at + 1)
  if (day === undefined || day > 31) return { value: { kind: 'date', month }, end: at + 1, cost: 0 }
  const suffix = /^(st|nd|rd|th)$/.test(chart.word(at + 2)) ? 1 : 0
  return { value: { kind: 'date', month, day }, end: at + 2 + suffix, cost: 0 }
}

const CURRENCIES = { $: 'dollar', '₩': 'won', '€': 'euro' } as const

function figureAt(chart: Chart, at: number): Reading<Head> | undefined {
  const text = chart.tokens[at]?.text ?? ''
  const price = /^([$₩€])([\d,.]+)$/.exec(text)
  if (price?.[1] && price[2]) {
    const currency = CURRENCIES[price[1] as keyof typeof CURRENCIES]
    return { value: { kind: 'price', amount: Number(price[2].replaceAll(',', '')), currency }, end: at + 1, cost: 0 }
  }
  if (/^[\d.]+%$/.test(text))
    return { value: { kind: 'percent', value: Number(text.slice(0, -1)) }, end: at + 1, cost: 0 }
  const year = /^(?:1[5-9]|20)\d\d$/.test(text) ? Number(text) : undefined
  return year === undefined ? undefined : { value: { kind: 'year', year }, end: at + 1, cost: 0.2 }
}

/** A number this large before `won` is a price rather than a team that has won. */
const LEAST_WON = 100

function wonAt(chart: Chart, at: number): Reading<Head> | undefined {
  const number = numberAt(chart, at)
  if (!number || number.value < LEAST_WON || chart.word(number.end) !== 'won') return undefined
  return { value: { kind: 'price', amount: number.value, currency: 'won' }, end: number.end + 1, cost: -1 }
}

/** `25 years old` */
function ageAt(chart: Chart, at: number): Reading<Head> | undefined {
  const number = numberAt(chart, at)
  if (!number || !Number.isInteger(number.value) || number.value > 120) return undefined
  const named = /^years?$/.test(chart.word(number.end)) && chart.word(number.end + 1) === 'old'
  return named ? { value: { kind: 'age', value: number.value }, end: number.end + 2, cost: -1 } : undefined
}

const DAY_PARTS: readonly { words: string[]; part(hour: number): string }[] = [
  { words: ['in', 'the', 'morning'], part: (hour) => (hour < 5 ? '새벽' : hour < 10 ? '아침' : '오전') },
  { words: ['in', 'the', 'afternoon'], part: () => '오후' },
  { words: ['in', 'the', 'evening'], part: () => '저녁' },
  { words: ['at', 'night'], part: (hour) => (hour < 5 ? '새벽' : '밤') },
]

/** `at five in the evening`: 저녁 다섯 시에. */
function withDayPart(chart: Chart, reading: Reading<Head> | undefined): Reading<Head> | undefined {
  if (reading?.value.kind !== 'clock' || reading.value.half) return reading
  const { hour } = reading.value
  const named = DAY_PARTS.find(({ words }) => chart.hasWords(reading.end, words))
  if (!named || hour > 12) return reading
  const value: Head = { ...reading.value, part: named.part(hour === 12 ? 11 : hour) }
  return { value, end: reading.end + named.words.length, cost: reading.cost - 1 }
}

/** Clock times, dates, ages, years, prices and percentages from a place on. */
export function figuresAt(chart: Chart, at: number): Reading<Head>[] {
  return [
    withDayPart(chart, clockAt(chart, at)),
    withDayPart(chart, spokenClockAt(chart, at)),
    withDayPart(chart, minutedClockAt(chart, at)),
    dateAt(chart, at),
    ageAt(chart, at),
    wonAt(chart, at),
    figureAt(chart, at),
  ].filter((reading) => reading !== undefined)
}
