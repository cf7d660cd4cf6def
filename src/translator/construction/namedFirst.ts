import type { Construction } from '#translator/construction/construction.ts'
import type { Argument, Clause, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isGap } from '#translator/frame/gap.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'
import { removed, replaced, withArguments, withObjects, withPredicate } from '#translator/frame/replaced.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'

/** A thing that is named, or was named before. */
export function isThing(phrase: NounPhrase): boolean {
  const { head } = phrase
  if (head.kind === 'pronoun') return head.id === 'it'
  return (head.kind === 'noun' || head.kind === 'compound') && !isGap(phrase) && !isKind(phrase, 'person')
}

function objectOf(predicate: Predicate): NounPhrase | undefined {
  if (predicate.kind === 'control') return objectOf(predicate.phrase.predicate)
  if (predicate.kind !== 'verb') return undefined
  const { object } = predicate.arguments.find(({ role }) => role === 'obj') ?? {}
  return object && (isThing(object) || isKind(object, 'person')) ? object : undefined
}

export function standsFor(pronoun: NounPhrase | undefined, named: NounPhrase): boolean {
  if (pronoun?.head.kind === 'name') return named.plural && pronoun.head.entry.korean === '그것들'
  return isPronoun(pronoun, named.plural ? 'they' : 'it')
}

/** A pronoun for an object of the next clause is left out; elsewhere it is replaced by the noun. */
function namedIn(list: Argument[], named: NounPhrase): Argument[] {
  const said = removed(list, ({ particle, object }) => particle === '을/를' && standsFor(object, named))
  return replaced(said, (each) =>
    standsFor(each.object, named) && each.object !== named ? { ...each, object: named } : each,
  )
}

/** `it started raining` names no thing. */
function isAboutWeather(predicate: Predicate): boolean {
  if (predicate.kind === 'control') return isAboutWeather(predicate.phrase.predicate)
  return isLexicalVerb(predicate) && /^(?:rain|snow|pour|drizzle|hail)/.test(predicate.entry.english)
}

/** The noun without what describes it, which is said with the object itself. */
function inShort({ relative: _said, ...named }: NounPhrase): NounPhrase {
  return named
}

/** The person or the animal named in the main clause acts in the link: 민지가 이사한 후로 민지를 보지 못했어요. */
function withNamedPerson(link: Link, named: NounPhrase, main: Clause): Link {
  const { clause } = link
  const { subject } = clause
  const isOnly = named.head.kind === 'name' || (named.head.kind === 'noun' && isSpeaker(main.subject))
  const told = OF_PERSONS.has(link.relation) && link.span.from > named.span.from && isOnly
  if (!told || subject?.head.kind !== 'pronoun' || !/^(?:he|she|they)$/.test(subject.head.id)) return link
  if (isSamePerson(main.subject, subject) || !isSamePerson(named, subject)) return link
  return { ...link, clause: { ...clause, subject: inShort(named) } }
}

const OF_PERSONS: ReadonlySet<Link['relation']> = new Set(['since', 'ever since', 'when', 'before', 'after', 'because'])

function withNamedThing(link: Link, named: NounPhrase, main: Clause): Link {
  const { clause } = link
  if (isKind(named, 'person')) return withNamedPerson(link, named, main)
  if (link.span.from < named.span.from) return link
  const { predicate, subject } = clause
  const spoken = standsFor(subject, named) && !standsFor(main.subject, named) && !main.subject?.plural
  const said =
    spoken && subject !== named && !isAboutWeather(predicate) ? { ...clause, subject: inShort(named) } : clause
  const holds = predicate.kind === 'verb' || predicate.kind === 'adjective'
  const filled = holds ? withArguments(predicate, namedIn(predicate.arguments, named)) : predicate
  const whole = withPredicate(said, filled)
  return whole === clause ? link : { ...link, clause: whole }
}

const OF_OCCASIONS: ReadonlySet<Link['relation']> = new Set(['when', 'every time', 'before', 'after', 'as soon as'])

/** The link with the noun in place of the pronoun for its object. */
function withNamedObject(link: Link, named: NounPhrase): Link {
  const { predicate } = link.clause
  if (!OF_OCCASIONS.has(link.relation) || link.span.from < named.span.from || predicate.kind !== 'verb') return link
  const filled = withObjects(predicate, (object) => (standsFor(object, named) ? named : object))
  return filled === predicate ? link : { ...link, clause: { ...link.clause, predicate: filled } }
}

/** `the app crashes whenever I open it`: 앱을 열 때마다 꺼져요. */
function withSubjectNamedFirst(clause: Clause): Clause {
  const { subject, precedingClauses, mood } = clause
  if (!subject || !precedingClauses || mood !== 'statement' || subject.head.kind === 'pronoun' || !isThing(subject))
    return clause
  const links = replaced(precedingClauses, (link) => withNamedObject(link, subject))
  return links === precedingClauses ? clause : { ...clause, precedingClauses: links, sharedSubject: true }
}

/** In `add some salt if it is bland`, `it` is not the salt. */
function isSomeOf({ determiner, quantity, plural, head }: NounPhrase): boolean {
  return (
    head.kind === 'noun' &&
    !plural &&
    (determiner === 'some' || determiner === 'more' || quantity?.amount === 'a little')
  )
}

/** `I like cats because they are quiet`: the clause that comes first in Korean gets the noun. */
export const NAMED_FIRST: Construction = {
  id: 'named first',
  stage: 'clause',
  after: ['general you', 'named subject'],
  change(clause) {
    const { predicate, precedingClauses } = clause
    const named = objectOf(predicate)
    if (!named || !precedingClauses) return withSubjectNamedFirst(clause)
    if (isSomeOf(named)) return clause
    const links = replaced(precedingClauses, (link) => withNamedThing(link, named, clause))
    return links === precedingClauses ? clause : { ...clause, precedingClauses: links }
  },
  examples: [
    {
      english: 'I like cats because they are quiet.',
      polite: '고양이가 조용해서 저는 고양이를 좋아해요.',
      formal: '고양이가 조용해서 저는 고양이를 좋아합니다.',
      casual: '고양이가 조용해서 나는 고양이를 좋아해.',
      business: '고양이가 조용해서 저는 고양이를 좋아합니다.',
    },
    {
      english: "Don't shake the bottle before opening it.",
      polite: '열기 전에 병을 흔들지 마세요.',
      formal: '열기 전에 병을 흔들지 마십시오.',
      casual: '열기 전에 병을 흔들지 마.',
      business: '열기 전에 병을 흔들지 말아 주시기 바랍니다.',
    },
    {
      english: 'My phone gets hot when I charge it.',
      polite: '휴대폰을 충전할 때 뜨거워져요.',
      formal: '휴대폰을 충전할 때 뜨거워집니다.',
      casual: '휴대폰을 충전할 때 뜨거워져.',
      business: '휴대전화를 충전할 때 뜨거워집니다.',
    },
  ],
  leftAlone: ['Add some salt if it is too sweet.', 'I like cats because I am quiet.', 'I like Tom because I am quiet.'],
}
