import { counted, counterSystem } from '#korean/counter.ts'
import { nativeModifier, sinoNumeral } from '#korean/numeral.ts'
import type { RuleId } from '#translator/explanation/rule.ts'
import type { Head, NounPhrase } from '#translator/frame/frame.ts'
import type { Quantity } from '#translator/frame/frameTerm.ts'
import { fire, type Rendering } from '#translator/korean/rendering.ts'
import { isSpoken } from '#translator/korean/talk.ts'
import { type KoreanWord, plainWords, tokensOf } from '#translator/korean/word.ts'

/** 하루, 이틀 and 일주일 are words of their own. */
const SPECIAL_COUNTS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  일: { 1: '하루', 2: '이틀' },
  주: { 1: '일주일' },
}

/** One or two months are counted as 달, more as 개월: 한 달, 6개월. */
function inMonths(amount: number, counter: string): string | undefined {
  return counter === '달' && amount > 2 ? `${amount}개월` : undefined
}

/** Minutes take Sino-Korean numbers; 분 for persons would take native ones. */
const MINUTE = '분'

/** From here on native numbers are written in figures. */
const LEAST_IN_FIGURES = 20

/** Floors are numbered in Sino-Korean, 이 층, and counted with native numbers, 두 층. */
const FLOOR = '층'

const ROUND_AMOUNTS = { dozens: '수십', hundreds: '수백', thousands: '수천' } as const

/** 두 시간 반, 1년 반: half of the unit follows. */
const HALF = ' 반'

function amountText(quantity: Quantity, counter: string, isUnit: boolean): string {
  if (isUnit && counter.endsWith(HALF)) return wholeAmount(quantity, counter.slice(0, -HALF.length), true) + HALF
  return wholeAmount(quantity, counter, isUnit) + (quantity.half ? HALF : '')
}

function wholeAmount(quantity: Quantity, counter: string, isUnit: boolean): string {
  const { amount, figure } = quantity
  if (figure !== undefined) return `${figure}${counter}`
  if (amount === 'a little') return '조금'
  if (amount === 1 && quantity.more && counter === '개') return '하나'
  if (amount === 'how many' || amount === 'a few' || amount === 'some')
    return counter === '일' ? '며칠' : `몇 ${counter}`
  if (amount === 'several') return `여러 ${counter}`
  if (typeof amount === 'string') return `${ROUND_AMOUNTS[amount]} ${counter}`
  const special = SPECIAL_COUNTS[counter]?.[amount] ?? inMonths(amount, counter)
  if (special !== undefined) return special
  if (isInFigures(amount, counter, isUnit)) return `${amount.toLocaleString('en-US')}${counter}`
  return isUnit && counter === FLOOR ? counted(amount, counter, 'native') : counted(amount, counter)
}

/** Koreans write Sino-Korean numbers in figures, 2년, 30분, and native ones in words as long as they are short: 세 명, 25명. */
function isInFigures(amount: number, counter: string, isUnit: boolean): boolean {
  if (counter === MINUTE) return isUnit
  if (isUnit && counter === FLOOR) return false
  return counterSystem(counter) === 'sino' || amount >= LEAST_IN_FIGURES
}

/** 약 20분; in speech 20분쯤. */
function roughAmount(rendering: Rendering, { roughly }: Quantity, amount: string): string {
  if (roughly === undefined) return amount
  return roughly === '약' && STRETCH.test(amount) && isSpoken(rendering) ? `${amount}쯤` : `${roughly} ${amount}`
}

/** Amounts of time: 30분, 두 시간, 하루. */
const STRETCH = /(?:초|\d분|시간|일|주|주일|달|년|하루|이틀)(?: 반)?$/

/** 두 권, 세 명, 몇 시간: the amount with its counter, or with the unit that counts itself. */
export function quantityWords(rendering: Rendering, quantity: Quantity, counter: string, isUnit = false): KoreanWord[] {
  if (quantity.amount === 'a little') return plainWords('조금', 'a little', tokensOf(quantity.span))
  const amount = amountText(quantity, counter, isUnit)
  const bounded = quantity.beyond ? `${amount} ${quantity.beyond}` : amount
  const text = roughAmount(rendering, quantity, bounded)
  fire(rendering, 'counter', text)
  return plainWords(
    quantity.more ? `${text} 더` : text,
    quantity.figure ?? String(quantity.amount),
    tokensOf(quantity.span),
  ).map((word, index) =>
    index === 0 ? word : { ...word, gloss: 'counter', parts: [{ text: word.text, meaning: 'counter' }] },
  )
}

/** `ten people` are 열 명, without 사람. */
export function isPersons({ head, adjectives, relative, determiner }: NounPhrase): boolean {
  if (head.kind !== 'noun' || adjectives.length > 0 || relative || determiner) return false
  return head.entry.english === 'person' || head.entry.english === 'people'
}

/** 두 팀, 세 시간: a noun that is its own counter is not said before it. */
export function countsItself({ head }: NounPhrase): boolean {
  return head.kind === 'noun' && (head.entry.tags.has('unit') || head.entry.counter === head.entry.korean)
}

/** One of a pair is 한쪽: 한쪽 눈. */
export function isOneOfPair({ head, quantity }: NounPhrase): boolean {
  return quantity?.amount === 1 && !quantity.more && head.kind === 'noun' && head.entry.tags.has('paired')
}

/** `these two expressions`: 두 before the noun, 이 두 표현. Undefined where the amount stands after the noun. */
export function wordsForPointedAt(
  rendering: Rendering,
  { determiner, quantity }: NounPhrase,
  counter: string,
): KoreanWord[] | undefined {
  if (!quantity || typeof quantity.amount !== 'number' || (determiner !== 'these' && determiner !== 'those'))
    return undefined
  const { amount, roughly, beyond, more, span } = quantity
  const isFew = amount > 1 && amount < LEAST_IN_FIGURES && Number.isInteger(amount)
  if (!isFew || counter !== '개' || roughly || beyond || more) return undefined
  const number = nativeModifier(amount)
  fire(rendering, 'counter', number)
  return plainWords(number, String(amount), tokensOf(span))
}

/** 열두 개 언어: kinds that are counted stand after their number. */
export function isCountedFirst({ head }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.tags.has('kind')
}

/** 세 시간: the number, then the unit; 일주일 is one word. */
export function unitWords(amount: readonly KoreanWord[], gloss: string, sources: readonly number[]): KoreanWord[] {
  return amount.map((word, index) => {
    const isNumber = index === 0 && amount.length > 1
    return isNumber ? { ...word, sources } : { ...word, gloss, parts: [{ text: word.text, meaning: gloss }], sources }
  })
}

/** `a little money`, `two more cups`: the amount stands behind the particle, 돈을 조금, 커피를 두 잔 더. */
export function isAfterwards(phrase: NounPhrase): boolean {
  const { quantity } = phrase
  return (quantity?.amount === 'a little' || quantity?.more === true) && !countsItself(phrase)
}

/** The amount alone, with the counter of what it counts. */
export function amountWords(rendering: Rendering, quantity: Quantity, phrase: NounPhrase): KoreanWord[] {
  return quantityWords(rendering, quantity, counterOf(rendering, phrase))
}

/** The counter of a noun phrase's head; persons are 명, in business 분. */
export function counterOf(rendering: Rendering, phrase: NounPhrase): string {
  const { head, quantity } = phrase
  if (quantity?.counter) return quantity.counter
  if (isCountedFirst(phrase)) return '개'
  if (head.kind !== 'noun' && head.kind !== 'compound') return '개'
  const { counter, tags, business } = head.entry
  const honored = rendering.tone === 'business' && (tags.has('respected') || business !== '')
  return counter === '명' && honored ? '분' : counter
}

function clockText(head: Extract<Head, { kind: 'clock' }>): string {
  const hour = head.hour > 12 ? head.hour - 12 : head.hour || 12
  const afternoon = head.half === 'pm' || head.hour > 12
  const midnight = head.hour === 0 || head.hour === 24
  const half = head.part ? `${head.part} ` : head.half === 'am' || midnight ? '오전 ' : afternoon ? '오후 ' : ''
  const time = `${half}${counted(hour, '시')}`
  return head.minute === 0 ? time : `${time} ${head.minute === 30 ? '반' : `${head.minute}분`}`
}

const FIGURE_GLOSSES: readonly [RegExp, string][] = [
  [/^오전$/, 'a.m.'],
  [/^오후$/, 'p.m.'],
  [/^(?:새벽|아침|저녁|밤)$/, 'part of the day'],
  [/시$/, "o'clock"],
  [/^반$/, 'half past'],
  [/분$/, 'minute'],
  [/년$/, 'year'],
  [/월$/, 'month'],
  [/일$/, 'day'],
]

/** The words of a time or date one by one: 세 number, 시 o'clock, 반 half past. */
export function withFigureGloss(word: KoreanWord): KoreanWord {
  const gloss = FIGURE_GLOSSES.find(([ending]) => ending.test(word.text))?.[1] ?? 'number'
  return { ...word, gloss, parts: [{ text: word.text, meaning: gloss }] }
}

const FIGURE_RULES: Readonly<Partial<Record<Head['kind'], RuleId>>> = {
  clock: 'clock',
  date: 'figure',
  year: 'figure',
  price: 'figure',
  percent: 'figure',
  age: 'counter',
}

/** Clock times, dates, years, prices: undefined for any other head. */
export function figureText(rendering: Rendering, head: Head): string | undefined {
  const figure = figureOf(head)
  const rule = FIGURE_RULES[head.kind]
  if (figure !== undefined && rule) fire(rendering, rule, figure)
  return figure
}

function dateText({ year, month, day }: Extract<Head, { kind: 'date' }>): string {
  return [year && `${year}년`, `${month}월`, day && `${day}일`].filter(Boolean).join(' ')
}

const TEN_THOUSAND = 10_000
const HUNDRED_MILLION = 100_000_000

/** A number in a sentence is written in figures: 302, 150만. */
function numberText(value: number): string {
  if (value >= HUNDRED_MILLION) return sinoNumeral(value)
  return value >= TEN_THOUSAND && value % TEN_THOUSAND === 0 ? `${value / TEN_THOUSAND}만` : String(value)
}

/** 5만 원, 35,000원, 15달러. */
function priceFigure(amount: string): string {
  const value = Number(amount)
  if (!Number.isInteger(value) || value < TEN_THOUSAND || value >= HUNDRED_MILLION) return amount
  return value % TEN_THOUSAND === 0 ? `${value / TEN_THOUSAND}만 ` : value.toLocaleString('en-US')
}

function figureOf(head: Head): string | undefined {
  switch (head.kind) {
    case 'clock':
      return clockText(head)
    case 'date':
      return dateText(head)
    case 'year':
      return `${head.year}년`
    case 'price':
      return `${priceFigure(head.amount)}${head.currency}`
    case 'percent':
      return `${head.figure}퍼센트`
    case 'decimal':
      return head.figure
    case 'age':
      return `${head.value >= LEAST_IN_FIGURES ? `${head.value}살` : counted(head.value, '살')}${head.roughly ? '쯤' : ''}`
    case 'number':
      return numberText(head.value)
    default:
      return undefined
  }
}
