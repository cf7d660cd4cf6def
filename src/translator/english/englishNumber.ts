import { CURRENCIES, isCurrencySign } from '#korean/unit.ts'
import type { Chart, Reading } from '#translator/english/chart.ts'
import type { Head } from '#translator/frame/frame.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  trillion: 1_000_000_000_000,
}
/** From the largest to the smallest, as they follow each other in a numeral. */
const GROUP_SCALES = ['trillion', 'billion', 'million', 'thousand'] as const

const ORDINAL_ONES =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )

export const MONTHS = 'january february march april may june july august september october november december'.split(' ')

const YEAR = /^(?:1[5-9]|20)\d\d$/
/** Read as a year only after `in`. */
const EARLY_YEAR = /^1[0-4]\d\d$/

/** A whole number, exact, and the token after it. */
export interface EnglishNumber {
  value: number
  end: number
}

const VALUE_OF_ONES: ReadonlyMap<string, number> = new Map(ONES.map((word, value) => [word, value]))
const VALUE_OF_TENS: ReadonlyMap<string, number> = new Map(TENS.map((word, index) => [word, (index + 2) * 10]))

function oneToNine(word: string): number | undefined {
  const value = VALUE_OF_ONES.get(word) ?? 0
  return value >= 1 && value <= 9 ? value : undefined
}

/** `twenty` of `twenty-five`. */
function beforeHyphen(word: string): string {
  const hyphen = word.indexOf('-')
  return hyphen < 0 ? word : word.slice(0, hyphen)
}

/** `seven`, `twenty-five`, `twenty five`: 1 to 99. */
function belowHundredAt(chart: Chart, at: number): EnglishNumber | undefined {
  const word = chart.word(at)
  const ten = VALUE_OF_TENS.get(beforeHyphen(word))
  if (ten === undefined) {
    const value = VALUE_OF_ONES.get(word)
    return value ? { value, end: at + 1 } : undefined
  }
  const [, one, ...more] = word.split('-')
  if (one === undefined) {
    const apart = oneToNine(chart.word(at + 1))
    return apart === undefined ? { value: ten, end: at + 1 } : { value: ten + apart, end: at + 2 }
  }
  const joined = more.length === 0 ? oneToNine(one) : undefined
  return joined === undefined ? undefined : { value: ten + joined, end: at + 1 }
}

function isScale(chart: Chart, at: number): boolean {
  return tableEntry(SCALES, chart.word(at)) !== undefined
}

/** What may follow `hundred` or `thousand`: `two hundred and five`, but not the `one` of `a hundred and one hundred`. */
function remainderAt(chart: Chart, at: number): EnglishNumber | undefined {
  const rest = belowHundredAt(chart, chart.word(at) === 'and' ? at + 1 : at)
  return rest && !isScale(chart, rest.end) ? rest : undefined
}

/** `twelve`, `a hundred`, `two hundred and five`, `fifteen hundred`: what a scale word multiplies. */
function groupAt(chart: Chart, at: number): EnglishNumber | undefined {
  const one = chart.word(at) === 'a' && isScale(chart, at + 1) ? { value: 1, end: at + 1 } : undefined
  const small = one ?? belowHundredAt(chart, at)
  if (!small || chart.word(small.end) !== 'hundred') return small
  const hundreds = { value: small.value * 100, end: small.end + 1 }
  const rest = belowHundredAt(chart, chart.word(hundreds.end) === 'and' ? hundreds.end + 1 : hundreds.end)
  return rest && chart.word(rest.end) !== 'hundred' ? { value: hundreds.value + rest.value, end: rest.end } : hundreds
}

/** A numeral in words whose first group may have any of these scales: `two million three hundred thousand and five`. */
function scaledAt(chart: Chart, at: number, scales: readonly string[]): EnglishNumber | undefined {
  const group = groupAt(chart, at)
  const place = group ? scales.indexOf(chart.word(group.end)) : -1
  if (!group || place < 0) return group
  const high = { value: group.value * (SCALES[chart.word(group.end)] ?? 1), end: group.end + 1 }
  const low = scaledAt(chart, high.end, scales.slice(place + 1)) ?? remainderAt(chart, high.end)
  return low && !isScale(chart, low.end) ? { value: high.value + low.value, end: low.end } : high
}

/** A numeral in digits, without the commas between its groups. */
function plainDigits(chart: Chart, at: number): string | undefined {
  const token = chart.tokens[at]
  return token?.kind === 'number' && /^[\d,.]+$/.test(token.text) ? token.text.replaceAll(',', '') : undefined
}

/** Digits times the scale word after them, if the product is whole: 1.5 and `million`. */
function scaledDigits(chart: Chart, digits: string, at: number): EnglishNumber | undefined {
  const zeros = String(tableEntry(SCALES, chart.word(at)) ?? 1).slice(1)
  const [whole = '', places = ''] = digits.split('.')
  const value = Number(whole + places + zeros.slice(places.length))
  return zeros === '' || places.length > zeros.length || !Number.isSafeInteger(value)
    ? undefined
    : { value, end: at + 1 }
}

/** `3`, `1,500`, `5 billion`, `1.5 million` */
function digitsAt(chart: Chart, at: number): EnglishNumber | undefined {
  const digits = plainDigits(chart, at)
  if (digits === undefined) return undefined
  return (
    scaledDigits(chart, digits, at + 1) ?? (digits.includes('.') ? undefined : { value: Number(digits), end: at + 1 })
  )
}

/**
 * A whole number in digits or words that starts at a token: `two hundred and fifty`, `1,500`, `5 billion`. Undefined for text that is
 * not a well-formed numeral, such as `one thousand thousand`, and for numbers that are too large to be exact.
 */
export function numberAt(chart: Chart, at: number): EnglishNumber | undefined {
  const number =
    chart.word(at) === 'zero' ? { value: 0, end: at + 1 } : (digitsAt(chart, at) ?? scaledAt(chart, at, GROUP_SCALES))
  return number && Number.isSafeInteger(number.value) && !isScale(chart, number.end) ? number : undefined
}

/** A number with decimal places, as it is written: 3.5, 0.25. */
export function decimalAt(chart: Chart, at: number): { figure: string; end: number } | undefined {
  const figure = plainDigits(chart, at)
  return figure?.includes('.') && !isScale(chart, at + 1) ? { figure, end: at + 1 } : undefined
}

function clockHead(hour: number, minute: number, half: string): Head | undefined {
  if (hour > 24 || minute > 59 || (half !== '' && (hour > 12 || hour === 0))) return undefined
  const named = half === 'am' || half === 'pm' ? half : undefined
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
  if (!number || number.value > 29 || number.value < 1) return undefined
  const after = chart.word(number.end) === 'minutes' ? number.end + 1 : number.end
  const word = chart.word(after)
  const hour = word === 'past' || word === 'to' ? numberAt(chart, after + 1) : undefined
  if (!hour || hour.value > 12 || hour.value < 1) return undefined
  if (word === 'past')
    return { value: { kind: 'clock', hour: hour.value, minute: number.value }, end: hour.end, cost: -1 }
  if (!CLOCK_BEFORE.test(chart.word(at - 1))) return undefined
  const earlier = hour.value === 1 ? 12 : hour.value - 1
  return { value: { kind: 'clock', hour: earlier, minute: 60 - number.value }, end: hour.end, cost: -1 }
}

/** What is open or worked from one hour to another. */
const HOURS =
  /^(?:open|opens|closed|work|works|worked|working|study|studied|sleep|slept|busy|available|free|class|classes|runs|lasts)$/

/** `open from nine to six`: both numbers are hours. */
function isInHours(chart: Chart, at: number): boolean {
  const before = chart.tokens.slice(0, at).map(({ word }) => word)
  const ranges =
    before.at(-1) === 'from'
      ? chart.tokens.slice(at, at + 3).some(({ word }) => word === 'to')
      : before.includes('from')
  return ranges && before.some((word) => HOURS.test(word))
}

/** Behind an hour nothing is counted: `before six`, but not `after two days`. */
function isUncounted(chart: Chart, at: number): boolean {
  return !/^(?:NOUN|PROPN|ADJ|NUM|SYM)$/.test(chart.tag(at))
}

/** `at ten`, `between one and five`, `before six`: a bare number is an hour there. */
function isBeforeHour(chart: Chart, at: number, end: number): boolean {
  const before = chart.word(at - 1)
  if (before === 'before' || before === 'after') return isUncounted(chart, end)
  if (/^(?:at|by|until|till|since|between|around)$/.test(before)) return true
  if (before === 'about' && chart.word(at - 2) === 'at') return true
  if (before === 'from' || before === 'to') return isInHours(chart, at)
  return before === 'and' && chart.tokens.slice(Math.max(0, at - 4), at).some(({ word }) => word === 'between')
}

/** `half past three`; and after `at` a bare hour: at ten. */
function spokenClockAt(chart: Chart, at: number): Reading<Head> | undefined {
  const past = PAST_HOUR.find(({ words }) => chart.hasWords(at, words))
  const from = past ? at + past.words.length : at
  const hour = numberAt(chart, from)
  if (!hour || hour.value > 12 || hour.value < 1) return undefined
  if (!past && !isBeforeHour(chart, at, hour.end)) return undefined
  const minute = past ? undefined : spokenMinuteAt(chart, hour.end)
  if (minute) return { value: { kind: 'clock', hour: hour.value, minute: minute.value }, end: minute.end, cost: -0.5 }
  return { value: { kind: 'clock', hour: hour.value, minute: past?.minute ?? 0 }, end: hour.end, cost: 0.1 }
}

/** The thirty of `at three thirty`. */
function spokenMinuteAt(chart: Chart, at: number): EnglishNumber | undefined {
  const minute = chart.tokens[at]?.kind === 'word' ? numberAt(chart, at) : undefined
  return minute && minute.value >= 10 && minute.value < 60 ? minute : undefined
}

function clockAt(chart: Chart, at: number): Reading<Head> | undefined {
  const token = chart.tokens[at]
  const colon = token?.kind === 'number' ? /^(\d{1,2}):(\d{2})$/.exec(token.text) : null
  const hour = colon ? Number(colon[1]) : numberAt(chart, at)?.value
  if (hour === undefined || (!colon && hour > 24)) return undefined
  const next = colon ? at + 1 : (numberAt(chart, at)?.end ?? at + 1)
  const half = /^(am|pm)$/.test(chart.word(next)) ? chart.word(next) : ''
  if (!colon && half === '' && chart.word(next) !== "o'clock") return undefined
  const value = clockHead(hour, colon ? Number(colon[2]) : 0, half)
  const end = half !== '' || chart.word(next) === "o'clock" ? next + 1 : next
  return value && { value, end, cost: 0 }
}

const ROUND_ORDINALS: Readonly<Record<string, number>> = { twentieth: 20, thirtieth: 30 }

/** The number of an ordinal up to 39: `third`, `21st`, `twenty-first`. */
function ordinalOf(word: string): number | undefined {
  const digits = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(word)?.[1]
  if (digits !== undefined) return Number(digits)
  const [, ten, one = ''] = /^(?:(twenty|thirty)-)?(\w+)$/.exec(word) ?? []
  const value = ORDINAL_ONES.indexOf(one)
  if (value < 1 || (ten !== undefined && value > 9)) return tableEntry(ROUND_ORDINALS, word)
  return value + (ten === undefined ? 0 : (VALUE_OF_TENS.get(ten) ?? 0))
}

/** A day of the month: `5`, `5th`, `fifth`, `the 5th`. */
function dayAt(chart: Chart, at: number): EnglishNumber | undefined {
  const digits = /^\d{1,2}$/.exec(chart.word(at))?.[0]
  const value = digits === undefined ? ordinalOf(chart.word(at)) : Number(digits)
  return value !== undefined && value >= 1 && value <= 31 ? { value, end: at + 1 } : undefined
}

function monthAt(chart: Chart, at: number): number | undefined {
  const month = MONTHS.indexOf(chart.word(at)) + 1
  return month > 0 && /^[A-Z]/.test(chart.tokens[at]?.text ?? '') ? month : undefined
}

/** The year behind a month or day: `May 5, 2023`, `May 2023`. */
function yearAt(chart: Chart, at: number): EnglishNumber | undefined {
  const from = chart.word(at) === ',' ? at + 1 : at
  return YEAR.test(chart.word(from)) ? { value: Number(chart.word(from)), end: from + 1 } : undefined
}

function withYear(chart: Chart, date: { month: number; day?: number }, at: number): Reading<Head> {
  const year = yearAt(chart, at)
  return year
    ? { value: { kind: 'date', ...date, year: year.value }, end: year.end, cost: -0.5 }
    : { value: { kind: 'date', ...date }, end: at, cost: 0 }
}

function dateAt(chart: Chart, at: number): Reading<Head> | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(chart.word(at))
  if (iso)
    return {
      value: { kind: 'date', year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) },
      end: at + 1,
      cost: 0,
    }
  const month = monthAt(chart, at)
  if (month === undefined) return undefined
  const day = dayAt(chart, at + 1)
  return day ? withYear(chart, { month, day: day.value }, day.end) : withYear(chart, { month }, at + 1)
}

/** `the 5th of May`, `5 May 2023` */
function dayFirstDateAt(chart: Chart, at: number): Reading<Head> | undefined {
  const day = dayAt(chart, chart.word(at) === 'the' ? at + 1 : at)
  if (!day) return undefined
  const monthFrom = chart.word(day.end) === 'of' ? day.end + 1 : day.end
  const month = monthAt(chart, monthFrom)
  return month === undefined ? undefined : withYear(chart, { month, day: day.value }, monthFrom + 1)
}

/** $5, $1.5 million: the amount in digits, without commas. */
function priceAt(chart: Chart, at: number): Reading<Head> | undefined {
  const text = chart.tokens[at]?.kind === 'number' ? (chart.tokens[at]?.text ?? '') : ''
  const [, before = '', digits = '', after = ''] = /^([^\d]?)([\d,.]+)([^\d%]?)$/.exec(text) ?? []
  const sign = before || after
  if (!isCurrencySign(sign) || digits === '' || (before && after)) return undefined
  const plainAmount = digits.replaceAll(',', '')
  const scaled = scaledDigits(chart, plainAmount, at + 1)
  if (isScale(chart, at + 1) && !scaled) return undefined
  const { amount, end } = scaled
    ? { amount: String(scaled.value), end: scaled.end }
    : { amount: plainAmount, end: at + 1 }
  return { value: { kind: 'price', amount, currency: CURRENCIES[sign] }, end, cost: 0 }
}

function figureAt(chart: Chart, at: number): Reading<Head> | undefined {
  const text = chart.tokens[at]?.text ?? ''
  if (/^[\d,.]+%$/.test(text))
    return { value: { kind: 'percent', figure: text.slice(0, -1).replaceAll(',', '') }, end: at + 1, cost: 0 }
  const isEarly = chart.word(at - 1) === 'in' && EARLY_YEAR.test(text)
  const year = YEAR.test(text) || isEarly ? Number(text) : undefined
  return year === undefined ? undefined : { value: { kind: 'year', year }, end: at + 1, cost: 0.2 }
}

/** A number this large before `won` is a price rather than a team that has won. */
const LEAST_WON = 100

function wonAt(chart: Chart, at: number): Reading<Head> | undefined {
  const number = numberAt(chart, at)
  if (!number || number.value < LEAST_WON || chart.word(number.end) !== 'won') return undefined
  return { value: { kind: 'price', amount: String(number.value), currency: '원' }, end: number.end + 1, cost: -1 }
}

/** `25 years old`, `about seven years old` */
function ageAt(chart: Chart, at: number): Reading<Head> | undefined {
  if (/^(?:about|around)$/.test(chart.word(at))) {
    const age = ageAt(chart, at + 1)
    return age?.value.kind === 'age' ? { ...age, value: { ...age.value, roughly: true } } : undefined
  }
  const number = numberAt(chart, at)
  if (!number || number.value > 120) return undefined
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

/** The words that a figure can begin with; `the` begins a date, `a` a quarter. */
const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...[...ONES, ...TENS, ...ORDINAL_ONES, ...Object.keys(ROUND_ORDINALS), ...MONTHS],
  ...['a', 'half', 'quarter', 'the', 'about', 'around'],
])

function canBeFigure(chart: Chart, at: number): boolean {
  const word = chart.word(at)
  return FIRST_WORDS.has(beforeHyphen(word)) || /\d/.test(word)
}

/** Clock times, dates, ages, years, prices and percentages that start at a token. */
export function figuresAt(chart: Chart, at: number): Reading<Head>[] {
  if (!canBeFigure(chart, at)) return []
  return [
    withDayPart(chart, clockAt(chart, at)),
    withDayPart(chart, spokenClockAt(chart, at)),
    withDayPart(chart, minutedClockAt(chart, at)),
    dateAt(chart, at),
    dayFirstDateAt(chart, at),
    ageAt(chart, at),
    wonAt(chart, at),
    priceAt(chart, at),
    figureAt(chart, at),
  ].filter((reading) => reading !== undefined)
}
