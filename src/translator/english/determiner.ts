import type { Chart, Reading } from '#translator/english/chart.ts'
import { decimalAt, numberAt } from '#translator/english/englishNumber.ts'
import { tableRowsAt, wordTable } from '#translator/english/wordTable.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import type { Determiner, Quantity, Span } from '#translator/frame/frameTerm.ts'
import { POSSESSIVES, type PronounId } from '#translator/frame/pronoun.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** The part of a noun phrase before its adjectives. */
export interface Opening {
  determiner?: Determiner
  possessor?: NounPhrase
  quantity?: Quantity
}

const WORDS: Readonly<Record<string, Determiner>> = {
  the: 'the',
  a: 'a',
  an: 'a',
  this: 'this',
  that: 'that',
  these: 'these',
  those: 'those',
  some: 'some',
  any: 'any',
  no: 'no',
  every: 'every',
  each: 'each',
  all: 'all',
  many: 'many',
  much: 'many',
  another: 'another',
  other: 'other',
  which: 'which',
  such: 'such',
  enough: 'enough',
  more: 'more',
  less: 'less',
  fewer: 'less',
  most: 'most',
  what: 'what',
}

const LONGER = wordTable<{ words: string[]; determiner: Determiner }>([
  { words: ['a', 'lot', 'of'], determiner: 'many' },
  { words: ['lots', 'of'], determiner: 'many' },
  { words: ['plenty', 'of'], determiner: 'many' },
  { words: ['so', 'much'], determiner: 'so many' },
  { words: ['so', 'many'], determiner: 'so many' },
  { words: ['too', 'much'], determiner: 'too many' },
  { words: ['too', 'many'], determiner: 'too many' },
  { words: ['how', 'much'], determiner: 'how much' },
  { words: ['what', 'kind', 'of'], determiner: 'kind' },
  ...['kind', 'sort', 'type'].flatMap((kind) => [
    { words: ['this', kind, 'of'], determiner: 'this kind' as const },
    { words: ['these', `${kind}s`, 'of'], determiner: 'this kind' as const },
    { words: ['that', kind, 'of'], determiner: 'that kind' as const },
    { words: ['those', `${kind}s`, 'of'], determiner: 'that kind' as const },
  ]),
  { words: ['all', 'the'], determiner: 'all the' },
  { words: ['all', 'of', 'the'], determiner: 'all the' },
  { words: ['most', 'of', 'the'], determiner: 'most' },
  { words: ['the', 'other'], determiner: 'other' },
  { words: ['such', 'a'], determiner: 'such' },
  { words: ['some', 'other'], determiner: 'other' },
  { words: ['any', 'other'], determiner: 'other' },
])

const AMOUNTS = wordTable<{ words: string[]; amount: Quantity['amount']; both?: true }>([
  { words: ['how', 'many'], amount: 'how many' },
  { words: ['a', 'few'], amount: 'a few' },
  { words: ['a', 'little'], amount: 'a little' },
  { words: ['several'], amount: 'several' },
  { words: ['a', 'couple', 'of'], amount: 2 },
  { words: ['dozens', 'of'], amount: 'dozens' },
  { words: ['hundreds', 'of'], amount: 'hundreds' },
  { words: ['thousands', 'of'], amount: 'thousands' },
  { words: ['both'], amount: 2, both: true },
])

export function ownedBy(id: PronounId, span: Span): NounPhrase {
  return { head: { kind: 'pronoun', id }, adjectives: [], plural: false, span, at: span }
}

const ROUGHLY: Readonly<Record<string, string>> = { about: '약', around: '약', almost: '거의', nearly: '거의' }

/** `two more cups`: 두 잔 더. */
function withMore(chart: Chart, reading: Reading<Quantity>): Reading<Quantity>[] {
  if (chart.word(reading.end) !== 'more') return [reading]
  return [{ ...reading, value: { ...reading.value, more: true }, end: reading.end + 1 }]
}

/** `two and a half hours`: 두 시간 반. */
function withHalf(chart: Chart, from: number, { value, end }: { value: number; end: number }): Reading<Quantity> {
  const halved = chart.hasWords(end, ['and', 'a', 'half'])
  const to = halved ? end + 3 : end
  return { value: { amount: value, ...(halved && { half: true }), span: { from, to } }, end: to, cost: halved ? -1 : 0 }
}

/** `the next five days`: 앞으로 5일. */
const STRETCHES: Readonly<Record<string, string>> = {
  next: '앞으로',
  coming: '앞으로',
  last: '지난',
  past: '지난',
  first: '처음',
}

const STRETCH_UNIT = /^(?:second|minute|hour|day|night|week|month|year|decade)s$/

function stretchesAt(chart: Chart, at: number): Reading<Opening>[] {
  const roughly = chart.word(at) === 'the' ? tableEntry(STRETCHES, chart.word(at + 1)) : undefined
  if (!roughly) return []
  return quantitiesAt(chart, at + 2)
    .filter(({ value, end }) => value.roughly === undefined && STRETCH_UNIT.test(chart.word(end)))
    .map(({ value, end, cost }) => ({
      value: { quantity: { ...value, roughly, span: { from: at, to: value.span.to } } },
      end,
      cost: cost - 1,
    }))
}

const BOUNDS = wordTable<{ words: string[]; roughly?: string; beyond?: Quantity['beyond'] }>([
  { words: ['more', 'than'], beyond: '이상' },
  { words: ['over'], beyond: '이상' },
  { words: ['less', 'than'], beyond: '미만' },
  { words: ['under'], beyond: '미만' },
  { words: ['at', 'least'], roughly: '적어도' },
  { words: ['at', 'most'], roughly: '많아야' },
])

/** `more than ten`, `at least three`: an amount with its bound. */
function boundedAt(chart: Chart, at: number): Reading<Quantity>[] {
  return tableRowsAt(chart, BOUNDS, at).flatMap(({ words, roughly, beyond }) =>
    quantitiesAt(chart, at + words.length)
      .filter(({ value }) => typeof value.amount === 'number')
      .map((reading) => ({
        ...reading,
        value: {
          ...reading.value,
          span: { from: at, to: reading.value.span.to },
          ...(roughly ? { roughly } : {}),
          ...(beyond ? { beyond } : {}),
        },
        cost: reading.cost - 0.6,
      })),
  )
}

const BEFORE_ONE_UNIT = /^(?:about|around|almost|nearly|over|than|under|least)$/

/** The `an` of `over an hour`. */
function oneUnitAt(chart: Chart, at: number): { value: number; end: number } | undefined {
  const counts = BEFORE_ONE_UNIT.test(chart.word(at - 1)) && /^an?$/.test(chart.word(at))
  return counts && STRETCH_UNIT.test(`${chart.word(at + 1)}s`) ? { value: 1, end: at + 1 } : undefined
}

/** `two to three days`, `2-3 days`: 2~3일. */
function rangeAt(chart: Chart, at: number): { figure: string; end: number; amount: number } | undefined {
  const [, low, high] = /^(\d+)[-–](\d+)$/.exec(chart.tokens[at]?.text ?? '') ?? []
  if (low !== undefined && high !== undefined) return { figure: `${low}~${high}`, end: at + 1, amount: Number(high) }
  const first = chart.word(at - 1) === 'from' ? undefined : numberAt(chart, at)
  const second = first && chart.word(first.end) === 'to' ? numberAt(chart, first.end + 1) : undefined
  if (!first || !second || second.value <= first.value || chart.tag(second.end) !== 'NOUN') return undefined
  return { figure: `${first.value}~${second.value}`, end: second.end, amount: second.value }
}

function quantitiesAt(chart: Chart, at: number): Reading<Quantity>[] {
  const found: Reading<Quantity>[] = boundedAt(chart, at)
  const roughly = tableEntry(ROUGHLY, chart.word(at))
  if (roughly)
    return quantitiesAt(chart, at + 1).map((reading) => ({
      ...reading,
      value: { ...reading.value, roughly },
      cost: -0.3,
    }))
  const another = chart.word(at) === 'another' ? numberAt(chart, at + 1) : undefined
  if (another) {
    const span = { from: at, to: another.end }
    found.push({ value: { amount: another.value, more: true, span }, end: another.end, cost: -0.3 })
  }
  const number = numberAt(chart, at) ?? oneUnitAt(chart, at)
  if (number) found.push(...withMore(chart, withHalf(chart, at, number)))
  const figured: { figure: string; end: number; amount?: number } | undefined =
    decimalAt(chart, at) ?? rangeAt(chart, at)
  if (figured) {
    const { figure, end, amount = Number(figure) } = figured
    found.push(...withMore(chart, { value: { amount, figure, span: { from: at, to: end } }, end, cost: 0 }))
  }
  for (const { words, amount, both } of tableRowsAt(chart, AMOUNTS, at)) {
    const end = at + words.length
    found.push(
      ...withMore(chart, {
        value: { amount, ...(both && { both }), span: { from: at, to: end } },
        end,
        cost: amount === 'a little' ? -0.4 : 0,
      }),
    )
  }
  return found
}

function determinersAt(chart: Chart, at: number): Reading<Opening>[] {
  const found: Reading<Opening>[] = []
  const owned = chart.word(at) === 'all' ? at + 1 : at
  const possessor = tableEntry(POSSESSIVES, chart.word(owned))
  if (possessor)
    found.push({
      value: {
        possessor: ownedBy(possessor, { from: owned, to: owned + 1 }),
        ...(owned > at ? { determiner: 'all the' as const } : {}),
      },
      end: owned + 1,
      cost: 0,
    })
  const determiner = tableEntry(WORDS, chart.word(at))
  if (determiner) found.push({ value: { determiner }, end: at + 1, cost: 0 })
  for (const { words, determiner: longer } of tableRowsAt(chart, LONGER, at)) {
    found.push({ value: { determiner: longer }, end: at + words.length, cost: -0.5 })
  }
  return found
}

/** `all of my friends` is all my friends. */
const SHARES: Readonly<Record<string, Determiner>> = { all: 'all', most: 'most' }

/** Articles, possessives, demonstratives and amounts that start at a token, the empty opening included. */
export function openingsAt(chart: Chart, at: number): readonly Reading<Opening>[] {
  return chart.readingsOnce('opening', at, () => {
    const share = tableEntry(SHARES, chart.word(at))
    const parted =
      share && chart.word(at + 1) === 'of'
        ? openingsAt(chart, at + 2).map((inner) => ({
            ...inner,
            value: { ...inner.value, determiner: share },
            cost: inner.cost - 0.5,
          }))
        : []
    const none: Reading<Opening> = { value: {}, end: at, cost: 0 }
    const determined = determinersAt(chart, at)
    const openings = [none, ...determined]
    const counted = openings.flatMap((opening) =>
      quantitiesAt(chart, opening.end).map(({ value: quantity, end, cost }) => ({
        value: { ...opening.value, quantity },
        end,
        cost: opening.cost + cost,
      })),
    )
    return [...openings, ...counted, ...parted, ...stretchesAt(chart, at)]
  })
}
