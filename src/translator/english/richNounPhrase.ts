import { prepositionalPhrasesAt } from '#translator/english/adjunct.ts'
import { attachmentCost, leads } from '#translator/english/attachmentCost.ts'
import { type Chart, COST, cheapest, type Reading } from '#translator/english/chart.ts'
import { holdingsAfter, likenessesAfter } from '#translator/english/likeness.ts'
import { neithersAt } from '#translator/english/neither.ts'
import { freeRelativesAt, gerundsAt, participlesAfter } from '#translator/english/nominalClause.ts'
import { corePhrases } from '#translator/english/nounPhrase.ts'
import { sharesAt } from '#translator/english/shareOf.ts'
import { describedGapCost, subjectCost } from '#translator/english/subjectCost.ts'
import type { Clause, Head, NounPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP } from '#translator/frame/frameTerm.ts'
import { kindsOf } from '#translator/frame/nounKind.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

function describable({ head }: NounPhrase): boolean {
  return (
    head.kind === 'noun' ||
    head.kind === 'compound' ||
    head.kind === 'unknown' ||
    (head.kind === 'pronoun' && (INDEFINITE.has(head.id) || head.id === 'all' || head.id === 'those'))
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
  const focus = tableEntry(FOCUS, chart.word(at))
  if (!focus) return []
  return corePhrases(chart, at + 1).map(({ value, end, cost }) => ({
    value: { ...value, focus, span: { from: at, to: end } },
    end,
    cost,
  }))
}

/** Nouns that a complete clause describes, with the word that may introduce it: the reason why, the day when, the place where. */
function wholeClauseFrom(chart: Chart, { value, end }: Reading<NounPhrase>): number | undefined {
  const { head } = value
  const word = chart.word(end)
  const kinds = kindsOf(value)
  if (word === 'where' && kinds.has('place')) return end + 1
  if (word === 'when' && kinds.has('time')) return end + 1
  if (head.kind !== 'noun') return undefined
  const { english } = head.entry
  if (english === 'reason') return word === 'why' || word === 'that' ? end + 1 : end
  const contact = CONTACT.has(english) && value.determiner === 'the'
  return contact ? (word === 'that' ? end + 1 : end) : undefined
}

const CONTACT = new Set(['way', 'day', 'time', 'moment'])

function wholeClauses(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const from = wholeClauseFrom(chart, noun)
  if (from === undefined) return []
  return chart.rules.clauses(chart, from).map((reading) => withRelative(noun, 'place', reading))
}

/** `whose father is a pilot`: the noun owns the subject of the clause. */
function ownerClauses(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (chart.word(noun.end) !== 'whose') return []
  return chart.rules
    .clauses(chart, noun.end + 1)
    .filter(({ value }) => value.subject !== undefined && value.subject.determiner === undefined)
    .map((reading) => withRelative(noun, 'owner', reading))
}

function withRelative(
  noun: Reading<NounPhrase>,
  gap: 'subject' | 'object' | 'place' | 'owner',
  { value: clause, end, cost }: Reading<Clause>,
): Reading<NounPhrase> {
  return {
    value: { ...noun.value, relative: { gap, clause }, span: { from: noun.value.span.from, to: end } },
    end,
    cost: noun.cost + cost,
  }
}

function isOne({ head }: NounPhrase): boolean {
  return head.kind === 'pronoun' ? head.id === 'one' : head.kind === 'noun' && head.entry.tags.has('prop')
}

/** `the one who did it` is a person. */
function asPerson(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase> {
  const entry = chart.lexicon.nouns.get('person')?.[0]?.entry
  return entry ? { ...noun, value: { ...noun.value, head: { kind: 'noun', entry: { ...entry, business: '' } } } } : noun
}

/** `how much time we have` is a question and does not describe a time. */
function asksHowMuch({ determiner, quantity }: NounPhrase): boolean {
  return determiner === 'how much' || quantity?.amount === 'how many'
}

function relatives(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (!describable(noun.value) || asksHowMuch(noun.value)) return []
  const word = chart.word(noun.end)
  if (word === 'who' && isOne(noun.value)) return relatives(chart, asPerson(chart, noun))
  const named = word === 'that' || word === 'who' || word === 'which' || word === 'whom'
  const from = named ? noun.end + 1 : noun.end
  const gaps = named ? (['subject', 'object'] as const) : (['object'] as const)
  return [
    ...wholeClauses(chart, noun),
    ...ownerClauses(chart, noun),
    ...gaps.flatMap((gap) =>
      chart.rules.gappedClauses(chart, from, gap).map((reading) => {
        const found = withRelative(noun, gap, reading)
        const { predicate } = reading.value
        const suited = gap === 'subject' ? subjectCost(predicate, noun.value) : describedGapCost(predicate, noun.value)
        return { ...found, cost: found.cost + 0.5 + suited }
      }),
    ),
  ]
}

/** A participle that describes a noun which can do the action. */
function participles(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  return describable(noun.value) ? participlesAfter(chart, noun) : []
}

/** `swimming in the sea`: the place belongs to the action, not to a thing. */
function isAction(chart: Chart, { at, determiner, possessor, quantity, plural }: NounPhrase): boolean {
  if (determiner || possessor || quantity || plural) return false
  return (chart.lexicon.verbs.get(chart.word(at.to - 1)) ?? []).some(({ form }) => form === 'ing')
}

function attachments(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (isAction(chart, noun.value)) return []
  if (!describable(noun.value) || kindsOf(noun.value).has('time')) return []
  return prepositionalPhrasesAt(chart, noun.end)
    .filter(({ value: { preposition } }) => preposition.attributive !== undefined)
    .filter(
      ({ value: { preposition } }) => preposition.english !== 'for' || preposition.role !== 'goal' || leads(noun.value),
    )
    .map(({ value: attached, end, cost }) => ({
      value: { ...noun.value, attached, span: { from: noun.value.span.from, to: end } },
      end,
      cost: noun.cost + cost + COST.adjunct + attachmentCost(noun.value, attached),
    }))
}

/** Nouns described by an infinitive without a gap: time to go, a chance to win, a way to learn. */
const OF_DOING = new Set(['time', 'chance', 'way', 'reason', 'plan', 'idea', 'place', 'right'])

/** `the first to come`, `the only one to know`: the person singled out is the subject. */
function isSingledOut({ adjectives }: NounPhrase): boolean {
  return adjectives.some(
    ({ entry, degree }) =>
      degree === 'superlative' || (!('unknown' in entry) && /^(?:first|last|only|next)$/.test(entry.english)),
  )
}

function purposes(chart: Chart, noun: Reading<NounPhrase>, gap: boolean): Reading<NounPhrase>[] {
  return chart.rules.verbPhrases(chart, noun.end + 1, 'base', gap).map(({ value: purpose, end, cost }) => ({
    value: { ...noun.value, purpose, span: { from: noun.value.span.from, to: end } },
    end,
    cost: noun.cost + cost + 0.3,
  }))
}

/** `time to go`, `something to eat`, `someone to help me`: an infinitive that describes the noun. */
function infinitives(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const { head } = noun.value
  if (!describable(noun.value) || chart.word(noun.end) !== 'to' || kindsOf(noun.value).has('duration')) return []
  if (isSingledOut(noun.value) && !(head.kind === 'noun' && OF_DOING.has(head.entry.english))) {
    return chart.rules.verbPhrases(chart, noun.end + 1, 'base', false).map(({ value: phrase, end, cost }) => {
      const clause: Clause = { ...phrase, group: { ...PLAIN_GROUP, tense: 'past' }, mood: 'statement', please: false }
      return withRelative(noun, 'subject', { value: clause, end, cost })
    })
  }
  const gap = !(head.kind === 'noun' && OF_DOING.has(head.entry.english))
  const acting = gap && kindsOf(noun.value).has('person') ? purposes(chart, noun, false) : []
  return [...purposes(chart, noun, gap), ...acting]
}

function described(chart: Chart, at: number): Reading<NounPhrase>[] {
  return corePhrases(chart, at).flatMap((noun) => [
    noun,
    ...relatives(chart, noun),
    ...participles(chart, noun),
    ...attachments(chart, noun),
    ...infinitives(chart, noun),
    ...(describable(noun.value) ? [...likenessesAfter(chart, noun), ...holdingsAfter(chart, noun)] : []),
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
  const last = comma && /^(?:and|or)$/.test(chart.word(first.end + 1))
  return chart.rules.nounPhrases(chart, first.end + (last ? 2 : 1)).flatMap(({ value, end, cost }) => {
    const tail = value.head.kind === 'list' ? value.head : undefined
    if (comma && !tail && !last) return []
    const said = last ? chart.word(first.end + 1) : conjunction
    const joined = said === 'or' || tail?.joined === 'or' ? 'or' : 'and'
    const span = { from: first.value.span.from, to: end }
    const firstItem = chart.word(span.from) === 'both' ? withoutQuantity(first.value) : first.value
    const head: Head = { kind: 'list', items: [firstItem, ...(tail ? tail.items : [value])], joined }
    return [{ value: { head, adjectives: [], plural: true, span, at: span }, end, cost: first.cost + cost }]
  })
}

/** `either tea or coffee` */
function eithers(chart: Chart, at: number): Reading<NounPhrase>[] {
  return chart.rules
    .nounPhrases(chart, at + 1)
    .filter(({ value: { head } }) => head.kind === 'list' && head.joined === 'or')
    .map((reading) => ({ ...reading, value: { ...reading.value, span: { from: at, to: reading.end } } }))
}

/** Noun phrases with everything that may be attached to them: relative clauses, place phrases, lists. */
export function nounPhrasesAt(chart: Chart, at: number): readonly Reading<NounPhrase>[] {
  return chart.once('noun phrase', at, () => {
    if (chart.word(at) === 'either') return eithers(chart, at)
    const neithers = chart.word(at) === 'neither' ? neithersAt(chart, at) : []
    if (neithers.length > 0) return neithers
    const single = cheapest([
      ...described(chart, at),
      ...focusedPhrases(chart, at),
      ...sharesAt(chart, at),
      ...gerundsAt(chart, at),
      ...freeRelativesAt(chart, at),
    ])
    return [...single, ...single.flatMap((first) => listed(chart, first))]
  })
}
