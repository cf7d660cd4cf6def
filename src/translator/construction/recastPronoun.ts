import type { Adjunct, Argument, Clause, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isInIt } from '#translator/korean/vaguePreposition.ts'

/** A thing that is named, or was named before. */
function isThing(phrase: NounPhrase): boolean {
  const { head } = phrase
  if (head.kind === 'pronoun') return head.id === 'it'
  return (head.kind === 'noun' || head.kind === 'compound') && phrase.span.from >= 0 && !isKind(phrase, 'person')
}

function objectOf(predicate: Predicate): NounPhrase | undefined {
  if (predicate.kind === 'control') return objectOf(predicate.phrase.predicate)
  if (predicate.kind !== 'verb') return undefined
  const { object } = predicate.arguments.find(({ role }) => role === 'obj') ?? {}
  return object && isThing(object) ? object : undefined
}

function standsFor(pronoun: NounPhrase | undefined, named: NounPhrase): boolean {
  if (pronoun?.head.kind === 'name') return named.plural && pronoun.head.entry.korean === '그것들'
  return pronoun?.head.kind === 'pronoun' && pronoun.head.id === (named.plural ? 'they' : 'it')
}

/** A pronoun for an object of the next clause is left out; elsewhere it is replaced by the noun. */
function namedIn(list: readonly Argument[], named: NounPhrase): Argument[] {
  return list
    .filter(({ particle, object }) => !(particle === '을/를' && standsFor(object, named)))
    .map((each) => (standsFor(each.object, named) ? { ...each, object: named } : each))
}

function withNamedThing(link: Link, named: NounPhrase, main: Clause): Link {
  const { clause } = link
  if (link.span.from < named.span.from) return link
  const { predicate, subject } = clause
  const spoken = standsFor(subject, named) && !standsFor(main.subject, named) && !main.subject?.plural
  const said = spoken ? { ...clause, subject: named } : clause
  const holds = predicate.kind === 'verb' || predicate.kind === 'adjective'
  const filled = holds ? { ...predicate, arguments: namedIn(predicate.arguments, named) } : predicate
  return { ...link, clause: { ...said, predicate: filled } }
}

/** `I like cats because they are quiet`: the clause that comes first in Korean gets the noun. */
export function withNamedFirst(clause: Clause): Clause {
  const { predicate, precedingClauses } = clause
  const named = objectOf(predicate)
  if (!named || !precedingClauses) return clause
  return { ...clause, precedingClauses: precedingClauses.map((link) => withNamedThing(link, named, clause)) }
}

/** `people in the park` behind than: the place belongs to the whole comparison. */
function withoutPlace(adjunct: Adjunct): Adjunct[] {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.english !== 'than') return [adjunct]
  const { attached: place, ...standard } = adjunct.phrase.object
  if (place?.preposition.role !== 'place') return [adjunct]
  return [
    { kind: 'preposition', phrase: place },
    { ...adjunct, phrase: { ...adjunct.phrase, object: standard } },
  ]
}

/** `there are more dogs than people in the park`: 공원에 사람들보다 더 많은 개가 있어요. */
export function withSharedPlace(clause: Clause): Clause {
  if (clause.predicate.kind !== 'there') return clause
  return { ...clause, adjuncts: clause.adjuncts.flatMap(withoutPlace) }
}

/** `the box has a book in it`: 상자 안에 책이 있어요. */
export function withHolding(clause: Clause): Clause {
  const { predicate, subject, adjuncts } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || predicate.entry.english !== 'have') return clause
  const inside = adjuncts.find((each) => each.kind === 'preposition' && isInIt(each.phrase))
  const [held] = predicate.arguments
  if (inside?.kind !== 'preposition' || !held || !subject || isKind(subject, 'person')) return clause
  const place = { ...inside, phrase: { ...inside.phrase, object: subject } }
  const { subject: _holder, ...rest } = clause
  const others = adjuncts.filter((each) => each !== inside)
  return { ...rest, predicate: { kind: 'there', what: held.object }, adjuncts: [place, ...others] }
}
