import type { Adjunct, Argument, Clause, Head, Link, NounPhrase } from '#translator/analysis/frame.ts'
import type { Relation } from '#translator/analysis/frameTerm.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import { personOf } from '#translator/transfer/koreanChain.ts'
import { isSamePerson } from '#translator/transfer/recastPhrase.ts'

function isBoth(adjunct: Adjunct): boolean {
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.english === 'both'
}

/** `they both speak French`: both of those who do it, 두 사람 다. */
export function withBothOfThem(clause: Clause): Clause {
  const { subject, adjuncts } = clause
  const both = adjuncts.find(isBoth)
  if (both?.kind !== 'adverb' || !subject) return clause
  if (!subject.plural && subject.head.kind !== 'list' && personOf(subject).who !== 'we') return clause
  const span = both.use.span
  const head: Head = { kind: 'share', share: 'both', whole: subject }
  const shared: NounPhrase = { head, adjectives: [], plural: true, span, at: span }
  return { ...clause, subject: shared, adjuncts: adjuncts.filter((each) => each !== both) }
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

/** `she isn't French`: said of a person, a language's name is a nationality. */
export function withNationality(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'noun' || personOf(subject).living !== true) return clause
  const complement = speakers(predicate.complement)
  return complement ? { ...clause, predicate: { ...predicate, complement } } : clause
}

/** `how many eggs are in the fridge`: their number is asked, after the place: 냉장고에 달걀이 몇 개 있어요? */
export function withCountedThere(clause: Clause): Clause {
  const { predicate, subject, mood } = clause
  if (mood !== 'question' || predicate.kind !== 'place' || subject?.quantity?.amount !== 'how many') return clause
  if (!('preposition' in predicate.place)) return clause
  const { subject: _what, ...rest } = clause
  const place: Adjunct = { kind: 'preposition', phrase: predicate.place }
  return { ...rest, predicate: { kind: 'there', what: subject }, adjuncts: [place, ...clause.adjuncts] }
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

/** `Tom is tired, but he has to work`: who was named is he, and need not be said again. */
export function withNamedSubject(clause: Clause): Clause {
  const { subject, before = [] } = clause
  const link = before.find((each) => JOINING.has(each.relation) && isAlone(each))
  if (!link || !isSamePerson(link.clause.subject, subject) || !link.clause.subject) return clause
  return { ...clause, subject: link.clause.subject }
}
