import { counted } from '#korean/counter.ts'
import { type Chart, COST, listedAt, type Reading } from '#translator/english/chart.ts'
import { numberAt } from '#translator/english/englishNumber.ts'
import type { AdjectivePhrase, AdverbUse } from '#translator/frame/frame.ts'
import type { Degree } from '#translator/frame/frameTerm.ts'
import { canFill } from '#translator/frame/nounKind.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const DEGREE_WORDS: Readonly<Record<string, Degree>> = { more: 'comparative', most: 'superlative' }

function degreeAdverbsAt(chart: Chart, at: number): Reading<AdverbUse>[] {
  return listedAt(chart, chart.lexicon.adverbs, at, ['ADV'])
    .filter(({ value }) => value.entry.tags.has('degree'))
    .map(({ value, end }) => ({
      value: { entry: value.entry, span: { from: at, to: end } },
      end,
      cost: (at + 1 - end) * COST.longerEntry,
    }))
}

/** `little` is read as an adjective only after these words. */
const WORDS_BEFORE_ADJECTIVE_LITTLE = new Set([
  'a',
  'the',
  'this',
  'that',
  'my',
  'your',
  'his',
  'her',
  'our',
  'their',
  "'s",
  'cute',
  'poor',
  'was',
  'were',
])

/** `right by the door`: close to it, and not correct. */
const BESIDE = /^(?:by|beside|behind|next|across|under|outside)$/

function plainAdjectives(chart: Chart, at: number): Reading<AdjectivePhrase>[] {
  if (chart.word(at) === 'little' && !WORDS_BEFORE_ADJECTIVE_LITTLE.has(chart.word(at - 1))) return []
  if (chart.word(at) === 'right' && BESIDE.test(chart.word(at + 1))) return []
  const known = listedAt(chart, chart.lexicon.adjectives, at, ['ADJ', 'VERB'])
    .filter(({ value }) => canFill(value.entry.frame, chart.nounNames))
    .map(({ value, end, cost }) => ({
      value: { entry: value.entry, degree: value.degree, adverbs: [], span: { from: at, to: end } },
      end,
      cost,
    }))
  if (known.length > 0 || chart.tokens[at]?.kind !== 'word' || chart.tag(at) !== 'ADJ') return known
  const entry = { unknown: chart.tokens[at].text }
  return [
    {
      value: { entry, degree: 'positive', adverbs: [], span: { from: at, to: at + 1 } },
      end: at + 1,
      cost: COST.unknown,
    },
  ]
}

const UNITS: Readonly<Record<string, string>> = {
  years: '년',
  months: '개월',
  weeks: '주',
  days: '일',
  hours: '시간',
  minutes: '분',
  meters: '미터',
  centimeters: '센티미터',
  kilometers: '킬로미터',
  kilograms: '킬로그램',
  degrees: '도',
  dollars: '달러',
  percent: '퍼센트',
  times: '배',
}

const OF_AGE = /^(?:older|younger)$/
const NATIVE_UNITS = new Set(['시간', '배', '살'])

/** `three years older`, `two hours longer`, `ten percent cheaper`: how much more. */
export function differencesAt(chart: Chart, at: number): Reading<AdverbUse>[] {
  const few = chart.hasWords(at, ['a', 'few']) ? tableEntry(UNITS, chart.word(at + 2)) : undefined
  if (few)
    return [
      {
        value: { entry: difference(few === '일' ? '며칠' : `몇 ${few}`), span: { from: at, to: at + 3 } },
        end: at + 3,
        cost: 0,
      },
    ]
  const number = numberAt(chart, at)
  const word = number ? chart.word(number.end) : ''
  const unit = OF_AGE.test(chart.word((number?.end ?? at) + 1)) && word === 'years' ? '살' : tableEntry(UNITS, word)
  if (!number || !unit) return []
  const end = number.end + 1
  const korean = NATIVE_UNITS.has(unit) ? counted(number.value, unit) : `${number.value}${unit}`
  return [{ value: { entry: difference(korean), span: { from: at, to: end } }, end, cost: 0 }]
}

function difference(korean: string): AdverbRow {
  return { english: 'by', korean, tags: new Set(['degree']), level: 'A2', topic: 'quantity' }
}

/** `two hours late`: the same without a comparison. */
function isOffTime({ entry }: AdjectivePhrase): boolean {
  return !('unknown' in entry) && /^(?:late|early)$/.test(entry.english)
}

/** `very big`, `more careful`, `bigger`, starting at a token. */
export function adjectivesAt(chart: Chart, at: number): readonly Reading<AdjectivePhrase>[] {
  return chart.readingsOnce('adjective', at, () => {
    const plain = plainAdjectives(chart, at)
    const degree = tableEntry(DEGREE_WORDS, chart.word(at))
    const compared = degree
      ? plainAdjectives(chart, at + 1).map((reading) => ({
          ...reading,
          value: { ...reading.value, degree, span: { from: at, to: reading.end } },
        }))
      : []
    const graded = degreeAdverbsAt(chart, at).flatMap((adverb) =>
      adjectivesAt(chart, adverb.end).map((reading) => ({
        ...reading,
        value: { ...reading.value, adverbs: [adverb.value, ...reading.value.adverbs] },
        cost: reading.cost + adverb.cost,
      })),
    )
    const differing = differencesAt(chart, at).flatMap((measure) =>
      adjectivesAt(chart, measure.end)
        .filter(({ value }) => value.degree === 'comparative' || isOffTime(value))
        .map((reading) => ({
          ...reading,
          value: { ...reading.value, adverbs: [measure.value, ...reading.value.adverbs] },
          cost: reading.cost - 0.5,
        })),
    )
    return [...plain, ...compared, ...graded, ...differing]
  })
}
