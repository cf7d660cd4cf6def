import { shuffledBy } from '#kit/spreadHash.ts'
import { clockTime, monthDay } from '#korean/calendar.ts'
import { counted } from '#korean/counter.ts'
import type { Level } from '#korean/level.ts'
import { digitByDigit, sinoNumeral } from '#korean/numeral.ts'
import { particleAfter } from '#korean/particle.ts'
import type { Generator } from '#questions/generation/generator.ts'
import { questionId } from '#questions/generation/questionId.ts'
import { OPTION_COUNT, type QuestionType } from '#questions/question.ts'
import type { QuestionEntry } from '#questions/questionEntry.ts'

/** Numbers of one kind inside a sentence, and numbers that are easily confused with each other by ear. */
interface HeardNumbers {
  readonly type: Extract<QuestionType, 'listening-number' | 'listening-time' | 'listening-price'>
  readonly name: string
  readonly level: Level
  readonly asks: string
  readonly values: readonly number[]
  said(value: number): string
  sentence(said: string): string
  shown(value: number): string
  mistaken(value: number): readonly number[]
}

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)
const between = (from: number, to: number) => (value: number) => value >= from && value <= to

/** Numbers that share a digit, such as 4, 14 and 24: they are easily confused by ear. */
function likeDigits(value: number, from: number, to: number): number[] {
  return [value + 1, value - 1, value + 10, value - 10, value + 20, value + 11, value - 9].filter(between(from, to))
}

const THINGS: readonly [string, string, string][] = [
  ['사과', '개', 'apples'],
  ['책', '권', 'books'],
  ['표', '장', 'tickets'],
  ['물', '병', 'bottles of water'],
]

function things([noun, counter, english]: [string, string, string]): HeardNumbers {
  return {
    type: 'listening-number',
    name: counter,
    level: 'A1',
    asks: `How many ${english}?`,
    values: steps(1, 19, 1),
    said: (value) => counted(value, counter),
    sentence: (said) => `${noun} ${said} 주세요.`,
    shown: String,
    mistaken: (value) => likeDigits(value, 1, 29),
  }
}

const AGE: HeardNumbers = {
  type: 'listening-number',
  name: 'age',
  level: 'A2',
  asks: 'How old is the person?',
  values: steps(15, 79, 1),
  said: (value) => counted(value, '살'),
  sentence: (said) => `올해 ${said}이에요.`,
  shown: String,
  mistaken: (value) => likeDigits(value, 11, 99),
}

const FLOOR: HeardNumbers = {
  type: 'listening-number',
  name: 'floor',
  level: 'A1',
  asks: 'On which floor is the office?',
  values: steps(2, 30, 1),
  said: (value) => `${sinoNumeral(value)} 층`,
  sentence: (said) => `사무실은 ${said}에 있어요.`,
  shown: String,
  mistaken: (value) => likeDigits(value, 2, 50),
}

const BUS: HeardNumbers = {
  type: 'listening-number',
  name: 'bus',
  level: 'A2',
  asks: 'Which bus should you take?',
  values: steps(101, 997, 14),
  said: (value) => `${sinoNumeral(value)} 번`,
  sentence: (said) => `${said} 버스를 타세요.`,
  shown: String,
  mistaken: (value) => [value + 10, value + 100, value - 1, value + 1, value - 10].filter(between(101, 999)),
}

/** Four digits, as the end of a telephone number. */
const PHONE: HeardNumbers = {
  type: 'listening-number',
  name: 'phone',
  level: 'A2',
  asks: 'Which are the last four digits?',
  values: steps(1203, 9876, 131),
  said: (value) => digitByDigit(String(value)),
  sentence: (said) => `전화번호 뒷자리는 ${said}${particleAfter(said, '(이)야') === '야' ? '예요' : '이에요'}.`,
  shown: String,
  mistaken: (value) => [value + 100, value + 10, value + 1, value + 1000, value - 100].filter(between(1000, 9999)),
}

/** Minutes since noon or midnight. */
const TIME: HeardNumbers = {
  type: 'listening-time',
  name: 'time',
  level: 'A1',
  asks: 'When do they meet?',
  values: steps(65, 775, 5).filter((value) => value % 60 !== 0 && value % 60 !== 30),
  said: (value) => clockTime(Math.floor(value / 60) % 12 || 12, value % 60),
  sentence: (said) => `${said}에 만나요.`,
  shown: (value) => `${Math.floor(value / 60) % 12 || 12}:${String(value % 60).padStart(2, '0')}`,
  mistaken: (value) => [value + 60, value - 60, value + 10, value - 10, value + 120].filter(between(60, 779)),
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** Month times 100 and day. */
const DATE: HeardNumbers = {
  type: 'listening-time',
  name: 'date',
  level: 'A2',
  asks: 'When is the birthday?',
  values: steps(1, 12, 1).flatMap((month) => [2, 5, 9, 13, 17, 22, 26].map((day) => month * 100 + day)),
  said: (value) => monthDay(Math.floor(value / 100), value % 100),
  sentence: (said) => `제 생일은 ${said}이에요.`,
  shown: (value) => `${MONTHS[Math.floor(value / 100) - 1]} ${value % 100}`,
  mistaken: (value) =>
    [value + 100, value - 100, value + 1, value + 10, value - 1].filter(
      (other) => between(1, 12)(Math.floor(other / 100)) && between(1, 28)(other % 100),
    ),
}

const PRICE: HeardNumbers = {
  type: 'listening-price',
  name: 'price',
  level: 'A2',
  asks: 'How much is it?',
  values: [...steps(1500, 9800, 700), ...steps(11_000, 99_000, 3000), ...steps(12_500, 96_500, 7000)],
  said: (value) => `${sinoNumeral(value)} 원`,
  sentence: (said) => `모두 ${said}이에요.`,
  shown: (value) => `${value.toLocaleString('en-US')} won`,
  mistaken: (value) =>
    [value * 10, value + 1000, value - 1000, value + 10_000, value + 500].filter(between(500, 999_999)),
}

const BIG_PRICE: HeardNumbers = {
  ...PRICE,
  name: 'big-price',
  level: 'B1',
  values: [...steps(110_000, 990_000, 40_000), ...steps(1_200_000, 9_800_000, 430_000)],
  sentence: (said) => `가격은 ${said}입니다.`,
  mistaken: (value) => [value * 10, value / 10, value + 100_000, value + 10_000, value - 10_000],
}

const KINDS = [...THINGS.map(things), AGE, FLOOR, BUS, PHONE, TIME, DATE, PRICE, BIG_PRICE]

/** The player hears a number inside a sentence and finds it in digits. */
export const heardNumberQuestions: Generator = {
  skill: 'listening',
  generate: () => KINDS.flatMap((kind) => kind.values.flatMap((value) => question(kind, value) ?? [])),
}

function question(kind: HeardNumbers, value: number): QuestionEntry | undefined {
  const id = questionId(kind.type, kind.name, value)
  const wrong = shuffledBy(kind.mistaken(value), id, String).slice(0, OPTION_COUNT - 1)
  if (wrong.length < OPTION_COUNT - 1) return undefined
  const said = kind.said(value)
  return {
    id,
    type: kind.type,
    level: kind.level,
    question: kind.asks,
    audio: kind.sentence(said),
    right: kind.shown(value),
    wrong: Object.fromEntries(
      wrong.map((other) => [kind.shown(other), `${kind.shown(other)} is ${kind.said(other)}.`]),
    ),
    explanation: `${said} is ${kind.shown(value)}: ${kind.sentence(said)}`,
  }
}
