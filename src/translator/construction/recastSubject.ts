import { predicate as koreanPredicate } from '#korean/predicate.ts'
import { isSamePerson } from '#translator/construction/recastPhrase.ts'
import type { Adjunct, Argument, Clause, Head, Link, NounPhrase } from '#translator/frame/frame.ts'
import { PLAIN_GROUP, type Relation, type Span } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { personOf } from '#translator/korean/chain.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

function isBoth(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.english === 'both'
}

/** `they both speak French`, `they are both lawyers`: `both` belongs to the subject, 두 사람 다. */
export function withBothOfThem(clause: Clause): Clause {
  const { subject, adjuncts, predicate } = clause
  const both = adjuncts.find(isBoth)
  const span = both?.kind === 'adverb' ? both.use.span : bothOfComplement(clause)
  if (!span || !subject) return clause
  if (!subject.plural && subject.head.kind !== 'list' && personOf(subject).who !== 'we') return clause
  const head: Head = { kind: 'share', share: 'both', whole: subject }
  const shared: NounPhrase = { head, adjectives: [], plural: true, span, at: span }
  return {
    ...clause,
    subject: shared,
    adjuncts: adjuncts.filter((each) => each !== both),
    predicate: predicate.kind === 'noun' && !both ? withoutAmount(predicate) : predicate,
  }
}

function bothOfComplement({ predicate }: Clause): Span | undefined {
  const quantity = predicate.kind === 'noun' ? predicate.complement.quantity : undefined
  return quantity?.both && quantity.span
}

function withoutAmount(predicate: Extract<Clause['predicate'], { kind: 'noun' }>): Clause['predicate'] {
  const { quantity: _, ...complement } = predicate.complement
  return { ...predicate, complement }
}

/** The people of a language's country: 프랑스어, 프랑스 사람. English is spoken by many. */
function speakers({ head, ...phrase }: NounPhrase): NounPhrase | undefined {
  if (head.kind === 'list') {
    const items = head.items.map(speakers).filter((item) => item !== undefined)
    return items.length === head.items.length ? { ...phrase, head: { ...head, items } } : undefined
  }
  if (head.kind !== 'name' || !head.entry.tags.has('language') || head.entry.english === 'English') return undefined
  const korean = `${head.entry.korean.replace(/어$/, '')} 사람`
  return { ...phrase, head: { kind: 'name', entry: { ...head.entry, korean, tags: new Set(['person']) } } }
}

/** `she isn't French`: about a person, the name of a language is a nationality. */
export function withNationality(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'noun' || personOf(subject).living !== true) return clause
  const complement = speakers(predicate.complement)
  return complement ? { ...clause, predicate: { ...predicate, complement } } : clause
}

const JOINING: ReadonlySet<Relation> = new Set([
  'and',
  'but',
  'so',
  'because',
  'when',
  'after',
  'before',
  'while',
  'if',
])

function names(list: readonly Argument[]): boolean {
  return list.some(({ object }) => isKind(object, 'person'))
}

function isAlone({ clause: { subject, predicate } }: Link): boolean {
  if (!subject || subject.head.kind === 'pronoun' || personOf(subject).living !== true) return false
  return predicate.kind === 'verb' ? !names(predicate.arguments) : predicate.kind === 'adjective' || isWilled(predicate)
}

function isWilled(predicate: Clause['predicate']): boolean {
  return predicate.kind === 'control' && predicate.phrase.predicate.kind !== 'report'
}

/** `Tom is tired, but he has to work`: the pronoun refers to the person named and is left out. */
export function withNamedSubject(clause: Clause): Clause {
  const { subject, precedingClauses = [] } = clause
  const link = precedingClauses.find((each) => JOINING.has(each.relation) && isAlone(each))
  if (!link || !isSamePerson(link.clause.subject, subject) || !link.clause.subject) return clause
  return { ...clause, subject: link.clause.subject }
}

const PLACES = new Set(['capital', 'hometown', 'destination'])

/** `what is the capital of Korea` asks where it is: 한국의 수도는 어디예요? */
export function withAskedPlace(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'noun' || subject?.head.kind !== 'noun' || !PLACES.has(subject.head.entry.english))
    return clause
  const { complement } = predicate
  if (complement.head.kind !== 'pronoun' || complement.head.id !== 'what') return clause
  const entry = { english: 'where', korean: '어디', tags: new Set(['place']), level: 'A1' as const, topic: 'place' }
  return { ...clause, predicate: { ...predicate, complement: { ...complement, head: { kind: 'name', entry } } } }
}

const HAVING = wanting('have', '갖다')
const EATING = wanting('eat', '먹다')
const DRINKING = wanting('drink', '마시다')

function wanting(english: string, lemma: string): VerbEntry {
  return {
    ...named(koreanPredicate(lemma, 'verb', 'regular')),
    ...{ english, frame: [], precedingWords: '', tags: new Set(), level: 'A1', topic: 'people' },
    ...{ passive: undefined, humble: undefined, business: undefined },
  }
}

const OWNED = 'vehicle|animal|clothing|machine|jewellery'

/** `I want a new car` is a wish to have it, 갖고 싶어요, and of food and drink to take it. */
export function withWantedThing(clause: Clause): Clause {
  const { predicate, mood, group } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || predicate.entry.english !== 'want') return clause
  const [wanted, ...others] = predicate.arguments
  if (mood !== 'statement' || group.modal || !wanted || others.length > 0 || wanted.object.head.kind === 'pronoun')
    return clause
  const { object } = wanted
  const drinks = isKind(object, 'drink') ? DRINKING : undefined
  const entry = drinks ?? (isKind(object, 'food') ? EATING : isKind(object, OWNED) ? HAVING : undefined)
  if (!entry) return clause
  const taken = { ...predicate, entry }
  const phrase = { group: PLAIN_GROUP, predicate: taken, adjuncts: [] }
  return { ...clause, predicate: { kind: 'control', control: 'want', phrase, at: predicate.at } }
}
