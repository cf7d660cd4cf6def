import type { Chart, Reading } from '#translator/english/chart.ts'
import { afterComma } from '#translator/english/comma.ts'
import type { Clause, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { withObjects, withPredicate } from '#translator/frame/replaced.ts'

export function linked(clause: Clause, link: Link): Clause {
  return { ...clause, precedingClauses: [...(clause.precedingClauses ?? []), link] }
}

const SO_MUCH: ReadonlySet<string> = new Set(['so', 'such'])

function objectsOf(predicate: Predicate): NounPhrase[] {
  if (predicate.kind === 'there') return [predicate.what]
  return predicate.kind === 'verb' ? predicate.arguments.map(({ object }) => object) : []
}

/** Whether an expression of degree needs a result clause: so tired, so hard, such a cold day. */
function isSoMuch({ predicate, adjuncts }: Clause): boolean {
  const said = [
    ...(predicate.kind === 'adjective' ? predicate.phrase.adverbs : []),
    ...adjuncts.flatMap((adjunct) => (adjunct.kind === 'adverb' ? [adjunct.use] : [])),
  ]
  const degrees = said.flatMap(({ entry, degree }) => [
    ...('unknown' in entry ? [] : [entry.english]),
    ...(degree ? [degree.english] : []),
  ])
  const many = objectsOf(predicate).some(({ determiner }) => determiner === 'so many' || determiner === 'such')
  if (predicate.kind === 'construction' && /\b(?:so|such)\b/.test(predicate.entry.row.english)) return true
  const such = predicate.kind === 'noun' && predicate.complement.determiner === 'such'
  return such || many || degrees.some((english) => SO_MUCH.has(english))
}

const FELT_ABOUT = new Set(['glad', 'sorry', 'sure', 'certain'])

/** `so glad that you came`: the clause is the reason and not a result. */
function isFeltAbout({ predicate }: Clause): boolean {
  return (
    predicate.kind === 'adjective' &&
    'english' in predicate.phrase.entry &&
    FELT_ABOUT.has(predicate.phrase.entry.english)
  )
}

/** `so many pictures that`: 너무 많은 사진. */
function tooMany(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb') return clause
  const said = withObjects(predicate, (object) =>
    object.determiner === 'so many' ? { ...object, determiner: 'too many' } : object,
  )
  return withPredicate(clause, said)
}

/** `so happy I met you` tells why, `so tired I fell asleep` what came of it. */
function tellsWhy({ predicate }: Clause): boolean {
  if (predicate.kind !== 'adjective') return true
  return 'unknown' in predicate.phrase.entry || predicate.phrase.entry.tags.has('emotion')
}

/** Where the result begins: behind `that`, or at once in `so full I can't move`. */
function afterThat(chart: Chart, { value, end: at }: Reading<Clause>): number | undefined {
  if (chart.word(at) === 'that') return at + 1
  if (!/^(?:i|we|he|she|they|my|our|his|her|their|everyone|nobody)$/.test(chart.word(at))) return undefined
  return !tellsWhy(value) || /^(?:can|could|cannot)/.test(chart.word(at + 1)) ? at : undefined
}

/** `so tired that I slept`: the clause after that is the main one in Korean. */
export function resulting(chart: Chart, first: Reading<Clause>): Reading<Clause>[] {
  const to = afterThat(chart, first)
  if (to === undefined || !isSoMuch(first.value) || isFeltAbout(first.value)) return []
  const span = { from: first.end, to }
  return chart.rules.trailedClauses(chart, to).map(({ value, end, cost }) => ({
    value: {
      ...value,
      precedingClauses: [
        { relation: 'result' as const, clause: tooMany(first.value), span },
        ...(value.precedingClauses ?? []),
      ],
    },
    end,
    cost: cost + first.cost + (span.to > span.from ? -1 : 1),
  }))
}

/** `hurry, or you will be late`: 서두르지 않으면. */
export function threatening(chart: Chart, first: Reading<Clause>): Reading<Clause>[] {
  const at = afterComma(chart, first.end)
  const or = chart.word(at) === 'or' || chart.word(at) === 'otherwise'
  if (first.value.mood !== 'command' || !or) return []
  const from = chart.hasWords(at, ['or', 'else']) ? at + 2 : at + 1
  const span = { from: at, to: from }
  return chart.rules.clauses(chart, from).map(({ value, end, cost }) => ({
    value: linked(value, { relation: 'or else', clause: first.value, span }),
    end,
    cost: cost + first.cost,
  }))
}
