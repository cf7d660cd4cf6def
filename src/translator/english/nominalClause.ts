import { type Chart, COST, type Reading } from '#translator/english/chart.ts'
import type { Clause, Head, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type Span } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import type { AdjectiveEntry } from '#translator/lexicon/lexiconEntry.ts'

/** A verb read as a noun costs more than the same verb read as governed, progressive or describing. */
const NOMINAL_COST = 1.2

function thing(head: Head, from: number, to: number): NounPhrase {
  const span: Span = { from, to }
  return { head, adjectives: [], plural: false, span, at: span }
}

function deniedFrom(chart: Chart, at: number): number {
  return chart.word(at) === 'not' ? at + 1 : at
}

/** To be a doctor, as an action, is to become one: 의사가 되는 것. */
function becoming(chart: Chart, phrase: VerbPhrase): VerbPhrase {
  const { predicate } = phrase
  const become = chart.lexicon.verbs.get('become')?.[0]?.entry
  if (predicate.kind !== 'noun' || !become) return phrase
  const complement = { role: 'obj', particle: '이/가', object: predicate.complement }
  const at = { from: predicate.complement.span.from - 1, to: predicate.complement.span.from }
  return { ...phrase, predicate: { kind: 'verb', entry: become, arguments: [complement], at } }
}

function action(
  chart: Chart,
  { value, end, cost }: Reading<VerbPhrase>,
  at: number,
  negative: boolean,
): Reading<NounPhrase> {
  const phrase = { ...becoming(chart, value), group: { ...PLAIN_GROUP, negative } }
  return { value: thing({ kind: 'action', phrase }, at, end), end, cost: cost + NOMINAL_COST }
}

/** `swimming in the sea`, `not being late`: an -ing form in the place of a noun. */
export function gerundsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  const from = deniedFrom(chart, at)
  if (!chart.word(from).endsWith('ing')) return []
  return chart.rules.verbPhrases(chart, from, 'ing', false).map((reading) => action(chart, reading, at, from > at))
}

/** `to travel around the world`, as the complement of a plan or a dream. */
export function nominalInfinitivesAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  const from = deniedFrom(chart, at)
  if (chart.word(from) !== 'to') return []
  return chart.rules.verbPhrases(chart, from + 1, 'base', false).map((reading) => action(chart, reading, at, from > at))
}

/** `that we have no money`: a clause that says what a problem, a truth or a reason is. */
export function factsAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  if (chart.word(at) !== 'that') return []
  return chart.rules.clauses(chart, at + 1).map(({ value: clause, end, cost }) => ({
    value: thing({ kind: 'fact', clause }, at, end),
    end,
    cost: cost + 0.2,
  }))
}

function described(at: number, gap: 'subject' | 'object', { value: clause, end, cost }: Reading<Clause>) {
  const phrase = thing({ kind: 'pronoun', id: 'something' }, at, end)
  const value: NounPhrase = { ...phrase, at: { from: at, to: at + 1 }, relative: { gap, clause } }
  return { value, end, cost: cost + NOMINAL_COST }
}

/** `whoever left this here`: 이걸 여기에 두고 간 사람. */
function whoeverAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  const entry = chart.lexicon.nouns.get('person')?.[0]?.entry
  if (!entry) return []
  return (['object', 'subject'] as const).flatMap((gap) =>
    chart.rules.gappedClauses(chart, at + 1, gap).map((reading) => {
      const found = described(at, gap, reading)
      return { ...found, value: { ...found.value, head: { kind: 'noun' as const, entry } } }
    }),
  )
}

/** `what you said`, `whatever you want`: a relative clause without a noun before it. */
export function freeRelativesAt(chart: Chart, at: number): Reading<NounPhrase>[] {
  const word = chart.word(at)
  if (word === 'whoever') return whoeverAt(chart, at)
  if (word !== 'what' && word !== 'whatever') return []
  return (['object', 'subject'] as const).flatMap((gap) =>
    chart.rules.gappedClauses(chart, at + 1, gap).map((reading) => described(at, gap, reading)),
  )
}

/** `the man standing there`, `a letter written by him`: a participle that describes the noun before it. */
export function participlesAfter(chart: Chart, noun: Reading<NounPhrase>): Reading<NounPhrase>[] {
  if (chart.word(noun.end) === 'left') return [...leftOver(noun), ...doneTo(chart, noun, false)]
  return doneTo(chart, noun, chart.word(noun.end).endsWith('ing'))
}

/** `any bread left`: 남은 빵. */
function leftOver({ value, end, cost }: Reading<NounPhrase>): Reading<NounPhrase>[] {
  const entry: AdjectiveEntry = {
    ...{ english: 'left', frame: [], korean: '남다', predicate: undefined, precedingWords: '', attributive: '남은' },
    ...{ tags: new Set<string>(), level: 'A2', topic: 'amount' },
  }
  const span = { from: end, to: end + 1 }
  const adjectives = [{ entry, degree: 'positive' as const, adverbs: [], span }, ...value.adjectives]
  return [{ value: { ...value, adjectives, span: { from: value.span.from, to: end + 1 } }, end: end + 1, cost }]
}

const ACTING = ['person', 'animal', 'vehicle', 'machine', 'group', 'place', 'story', 'contact', 'work'] as const

/** `his ankle playing basketball`: a thing cannot be the subject of the -ing form. */
function canDo(noun: NounPhrase, { predicate }: VerbPhrase): boolean {
  const acts =
    predicate.kind !== 'verb' ||
    predicate.arguments.length > 0 ||
    !('precedingWords' in predicate.entry) ||
    predicate.entry.precedingWords !== ''
  return !acts || ACTING.some((kind) => isKind(noun, kind)) || isKind(noun, 'unknown')
}

const HAVING = /^(?:have|has|had|having|get|gets|got|getting)$/

/** `had my house painted`: after `have` the participle is causative and does not describe the noun. */
function isArranged(chart: Chart, { value: { span, possessor, determiner } }: Reading<NounPhrase>): boolean {
  return HAVING.test(chart.word(span.from - 1)) && (possessor !== undefined || determiner === 'the')
}

function doneTo(chart: Chart, noun: Reading<NounPhrase>, going: boolean): Reading<NounPhrase>[] {
  if (!going && isArranged(chart, noun)) return []
  const group = going ? { ...PLAIN_GROUP, progressive: true } : { ...PLAIN_GROUP, tense: 'past' as const }
  return chart.rules
    .verbPhrases(chart, noun.end, going ? 'ing' : 'participle', false)
    .filter(({ value }) => !going || canDo(noun.value, value))
    .map(({ value: phrase, end, cost }) => {
      const clause: Clause = {
        ...phrase,
        group,
        mood: 'statement',
        please: false,
      }
      return {
        value: {
          ...noun.value,
          relative: { gap: 'subject' as const, clause },
          span: { from: noun.value.span.from, to: end },
        },
        end,
        cost: noun.cost + cost + COST.adjunct + 0.2,
      }
    })
}
