import { counted } from '#korean/counter.ts'
import type { Chart, Reading } from '#translator/english/chart.ts'
import { comparedAt } from '#translator/english/comparisonStandard.ts'
import { numberAt } from '#translator/english/englishNumber.ts'
import type { Adjunct, AdverbUse } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { POSSESSIVES } from '#translator/frame/pronoun.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** `on my way home`, `on the way to school` */
export function onTheWayAt(chart: Chart, at: number): Reading<Adjunct>[] {
  const determined = chart.word(at + 1) === 'the' || tableEntry(POSSESSIVES, chart.word(at + 1)) !== undefined
  if (chart.word(at) !== 'on' || !determined || chart.word(at + 2) !== 'way') return []
  const after = at + 3
  const way = (end: number, home: boolean) => ({ kind: 'on the way' as const, home, span: { from: at, to: end } })
  if (chart.word(after) === 'home') return [{ value: way(after + 1, true), end: after + 1, cost: -2 }]
  const bare = { value: way(after, false), end: after, cost: -1 }
  if (chart.word(after) !== 'to') return [bare]
  const goals = chart.rules.nounPhrases(chart, after + 1).filter(({ value }) => isKind(value, 'place'))
  return goals.map(({ value: goal, end, cost }) => ({ value: { ...way(end, false), goal }, end, cost: cost - 2 }))
}

const POSSIBLE: readonly (readonly string[])[] = [
  ['possible'],
  ['i', 'can'],
  ['you', 'can'],
  ['we', 'can'],
  ['he', 'can'],
  ['she', 'can'],
  ['he', 'could'],
  ['she', 'could'],
  ['i', 'could'],
]

function plainAdverbsAt(chart: Chart, at: number): Reading<AdverbUse>[] {
  return (chart.lexicon.adverbs.get(chart.word(at)) ?? [])
    .filter(({ entry, rest }) => !entry.tags.has('degree') && chart.hasWords(at + 1, rest))
    .map(({ entry, rest }) => {
      const end = at + 1 + rest.length
      return { value: { entry, span: { from: at, to: end } }, end, cost: 0 }
    })
}

/** `as fast as possible`, `as often as Tom does` */
export function equalAdverbsAt(chart: Chart, at: number): Reading<Adjunct>[] {
  if (chart.word(at) !== 'as') return []
  return plainAdverbsAt(chart, at + 1)
    .filter(({ end }) => chart.word(end) === 'as')
    .flatMap(({ value: use, end }) => {
      const equal = (to: number) => ({ kind: 'equal' as const, use, span: { from: at, to } })
      const possible = POSSIBLE.filter((words) => chart.hasWords(end + 1, words)).map((words) => {
        const to = end + 1 + words.length
        return { value: equal(to), end: to, cost: -2 }
      })
      const compared = comparedAt(chart, end + 1).flatMap(({ value: standard, end: last, cost }) =>
        standardEnds(chart, last).map((to) => ({ value: { ...equal(to), standard }, end: to, cost: cost - 1 })),
      )
      return [...possible, ...compared]
    })
}

const REPEATED = new Set(['do', 'does', 'did', 'am', 'is', 'are', 'was', 'were', 'have', 'has', 'can', 'could'])

/** `than I do` compares with me: the auxiliary only repeats the verb. */
export function standardEnds(chart: Chart, end: number): number[] {
  return REPEATED.has(chart.word(end)) ? [end, end + 1] : [end]
}

const LISTED = { level: 'B1', topic: '' } as const

/** `twice`, `three times` before as … as: 두 배, 세 배. */
export function timesAt(chart: Chart, at: number): Reading<AdverbUse> | undefined {
  const number = numberAt(chart, at)
  const twice = chart.word(at) === 'twice'
  if (!twice && (!number || chart.word(number.end) !== 'times')) return undefined
  const end = twice ? at + 1 : (number?.end ?? at) + 1
  const amount = twice ? 2 : (number?.value ?? 0)
  const entry = { english: 'times as', korean: counted(amount, '배'), tags: new Set(['degree']), ...LISTED }
  return { value: { entry, span: { from: at, to: end } }, end, cost: 0 }
}
