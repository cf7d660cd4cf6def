import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import type { Head, NounPhrase } from '#translator/frame/frame.ts'
import { kindsOf } from '#translator/frame/nounKind.ts'

/** `both dogs and cats` counts the list, not the dogs. */
function withoutQuantity({ quantity: _both, ...phrase }: NounPhrase): NounPhrase {
  return phrase
}

/** `an exam tomorrow and I haven't studied`: a time and a person are no list. */
function mixesTimes(first: NounPhrase, second: NounPhrase): boolean {
  const [one, other] = [kindsOf(first), kindsOf(second)]
  return (one.has('time') && other.has('person')) || (one.has('person') && other.has('time'))
}

/** `wearing a dress and shoes`, `looking for a seat, standing in line, and waiting`: an action and a thing are no list. */
function mixesActions(first: NounPhrase, { head }: NounPhrase): boolean {
  if (first.head.kind === 'action') return head.kind === 'noun' && head.entry.tags.has('clothing')
  return head.kind === 'list' && head.items.every((item) => item.head.kind === 'action')
}

/** `a fever and a headache, and he slept badly`: behind a comma a pronoun for subjects begins a clause. */
function isSubjectOfNext(chart: Chart, { head, span }: NounPhrase): boolean {
  const [first] = head.kind === 'list' ? head.items : []
  const { head: opening } = first ?? { head }
  return opening.kind === 'pronoun' && /^(?:i|we|he|she|they)$/.test(chart.word(span.from))
}

/** `tea and coffee`, `Tom, Ann and Bill`: lists that a noun phrase begins. */
export function listsAfter(chart: Chart, first: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const conjunction = chart.word(first.end)
  const comma = conjunction === ','
  if (!comma && conjunction !== 'and' && conjunction !== 'or') return []
  const last = comma && /^(?:and|or)$/.test(chart.word(first.end + 1))
  const said = last ? chart.word(first.end + 1) : conjunction
  return chart.rules
    .nounPhrases(chart, first.end + (last ? 2 : 1))
    .filter(({ value }) => !comma || last || value.head.kind === 'list')
    .filter(({ value }) => !comma || !isSubjectOfNext(chart, value))
    .filter(({ value }) => !mixesActions(first.value, value) && !mixesTimes(first.value, value))
    .map((second) => listOf(chart, first, second, said))
}

function listOf(
  chart: Chart,
  first: Reading<NounPhrase>,
  { value, end, cost }: Reading<NounPhrase>,
  said: string,
): Reading<NounPhrase> {
  const tail = value.head.kind === 'list' ? value.head : undefined
  const joined = said === 'or' || tail?.joined === 'or' ? 'or' : 'and'
  const span = { from: first.value.span.from, to: end }
  const firstItem = chart.word(span.from) === 'both' ? withoutQuantity(first.value) : first.value
  const head: Head = { kind: 'list', items: [firstItem, ...(tail ? tail.items : [value])], joined }
  const listCost = first.cost + cost + (isRatherVerb(chart, first.value, value) ? COST.tagDisagrees * 2 : 0)
  return { value: { head, adjectives: [], plural: true, span, at: span }, end, cost: listCost }
}

/** `quit my job and travel`: after a noun with its owner or article, a bare word that can be a verb is rather one. */
function isRatherVerb(
  chart: Chart,
  first: NounPhrase,
  { head, span, determiner, possessor, plural }: NounPhrase,
): boolean {
  const bare = head.kind === 'noun' && !determiner && !possessor && !plural && span.to === span.from + 1
  if (!bare || !(first.possessor ?? first.determiner)) return false
  return (chart.lexicon.bases.get(chart.word(span.from)) ?? []).some(({ form }) => form === 'base')
}

/** `either tea or coffee`, `both Korean and English` */
export function pairsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  const joined = chart.word(at) === 'either' ? 'or' : 'and'
  return chart.rules
    .nounPhrases(chart, at + 1)
    .filter(({ value: { head } }) => head.kind === 'list' && head.joined === joined && head.items.length === 2)
    .map((reading) => ({ ...reading, value: { ...reading.value, span: { from: at, to: reading.end } } }))
}
