import { prepositionalPhrasesAt } from '#translator/analysis/adjunct.ts'
import { type Chart, COST, cheapest, type Reading } from '#translator/analysis/chart.ts'
import type { Head, NounPhrase } from '#translator/analysis/frame.ts'
import { kindsOf } from '#translator/analysis/nounKind.ts'
import { corePhrases } from '#translator/analysis/nounPhrase.ts'
import { subjectCost } from '#translator/analysis/subjectCost.ts'
import { ownEntry } from '#translator/lexicon/ownEntry.ts'

function describable({ head }: NounPhrase): boolean {
  return (
    head.kind === 'noun' ||
    head.kind === 'compound' ||
    head.kind === 'unknown' ||
    (head.kind === 'pronoun' && INDEFINITE.has(head.id))
  )
}

const INDEFINITE = new Set([
  'someone',
  'something',
  'everyone',
  'everything',
  'nobody',
  'nothing',
  'anyone',
  'anything',
])

/** `only` and `even` before a noun phrase. */
const FOCUS = { only: '만', even: '도' } as const

function focusedPhrases(chart: Chart, at: number): Reading<NounPhrase>[] {
  const focus = ownEntry(FOCUS, chart.word(at))
  if (!focus) return []
  return corePhrases(chart, at + 1).map(({ value, end, cost }) => ({
    value: { ...value, focus, span: { from: at, to: end } },
    end,
    cost,
  }))
}

function relatives(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (!describable(noun.value)) return []
  const word = chart.word(noun.end)
  const named = word === 'that' || word === 'who' || word === 'which'
  const from = named ? noun.end + 1 : noun.end
  if (word === 'where' && kindsOf(noun.value).has('place')) {
    return chart.rules.clauses(chart, noun.end + 1).map(({ value: clause, end, cost }) => ({
      value: {
        ...noun.value,
        relative: { gap: 'place' as const, clause },
        span: { from: noun.value.span.from, to: end },
      },
      end,
      cost: noun.cost + cost,
    }))
  }
  const gaps = named ? (['subject', 'object'] as const) : (['object'] as const)
  return gaps.flatMap((gap) =>
    chart.rules.gappedClauses(chart, from, gap).map(({ value: clause, end, cost }) => ({
      value: { ...noun.value, relative: { gap, clause }, span: { from: noun.value.span.from, to: end } },
      end,
      cost: noun.cost + cost + 0.5 + (gap === 'subject' ? subjectCost(clause.predicate, noun.value) : 0),
    })),
  )
}

function attachments(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (!describable(noun.value) || kindsOf(noun.value).has('time')) return []
  return prepositionalPhrasesAt(chart, noun.end)
    .filter(({ value }) => value.preposition.attributive !== undefined)
    .map(({ value: attached, end, cost }) => ({
      value: { ...noun.value, attached, span: { from: noun.value.span.from, to: end } },
      end,
      cost: noun.cost + cost + COST.adjunct + 0.3,
    }))
}

/** Nouns that a verb without gap describes: time to go, a chance to win, a way to learn. */
const OF_DOING = new Set(['time', 'chance', 'way', 'reason', 'plan', 'idea', 'place', 'right'])

/** `time to go`, `something to eat`: a verb still to be done describes the noun. */
function infinitives(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const { head } = noun.value
  if (!describable(noun.value) || chart.word(noun.end) !== 'to' || kindsOf(noun.value).has('duration')) return []
  const gap = !(head.kind === 'noun' && OF_DOING.has(head.entry.english))
  return chart.rules.verbPhrases(chart, noun.end + 1, 'base', gap).map(({ value: purpose, end, cost }) => ({
    value: { ...noun.value, purpose, span: { from: noun.value.span.from, to: end } },
    end,
    cost: noun.cost + cost + 0.3,
  }))
}

function described(chart: Chart, at: number): Reading<NounPhrase>[] {
  return corePhrases(chart, at).flatMap((noun) => [
    noun,
    ...relatives(chart, noun),
    ...attachments(chart, noun),
    ...infinitives(chart, noun),
  ])
}

/** `both dogs and cats` counts the list, not the dogs. */
function withoutQuantity({ quantity: _both, ...phrase }: NounPhrase): NounPhrase {
  return phrase
}

function listed(chart: Chart, first: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const conjunction = chart.word(first.end)
  const comma = conjunction === ','
  if (!comma && conjunction !== 'and' && conjunction !== 'or') return []
  return chart.rules.nounPhrases(chart, first.end + 1).flatMap(({ value, end, cost }) => {
    const tail = value.head.kind === 'list' ? value.head : undefined
    if (comma && !tail) return []
    const joined = conjunction === 'or' || tail?.joined === 'or' ? 'or' : 'and'
    const span = { from: first.value.span.from, to: end }
    const firstItem = chart.word(span.from) === 'both' ? withoutQuantity(first.value) : first.value
    const head: Head = { kind: 'list', items: [firstItem, ...(tail ? tail.items : [value])], joined }
    return [{ value: { head, adjectives: [], plural: true, span, at: span }, end, cost: first.cost + cost }]
  })
}

/** Noun phrases with everything that may hang on them: relative clauses, place phrases, lists. */
export function nounPhrasesAt(chart: Chart, at: number): readonly Reading<NounPhrase>[] {
  return chart.once('noun phrase', at, () => {
    const single = cheapest([...described(chart, at), ...focusedPhrases(chart, at)])
    return [...single, ...single.flatMap((first) => listed(chart, first))]
  })
}
