import type { Construction } from '#translator/construction/construction.ts'
import type { Argument, Clause, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isGap } from '#translator/frame/gap.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { removed, replaced, withArguments, withPredicate } from '#translator/frame/replaced.ts'

/** A thing that is named, or was named before. */
function isThing(phrase: NounPhrase): boolean {
  const { head } = phrase
  if (head.kind === 'pronoun') return head.id === 'it'
  return (head.kind === 'noun' || head.kind === 'compound') && !isGap(phrase) && !isKind(phrase, 'person')
}

function objectOf(predicate: Predicate): NounPhrase | undefined {
  if (predicate.kind === 'control') return objectOf(predicate.phrase.predicate)
  if (predicate.kind !== 'verb') return undefined
  const { object } = predicate.arguments.find(({ role }) => role === 'obj') ?? {}
  return object && isThing(object) ? object : undefined
}

function standsFor(pronoun: NounPhrase | undefined, named: NounPhrase): boolean {
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

function withNamedThing(link: Link, named: NounPhrase, main: Clause): Link {
  const { clause } = link
  if (link.span.from < named.span.from) return link
  const { predicate, subject } = clause
  const spoken = standsFor(subject, named) && !standsFor(main.subject, named) && !main.subject?.plural
  const said = spoken && subject !== named ? { ...clause, subject: named } : clause
  const holds = predicate.kind === 'verb' || predicate.kind === 'adjective'
  const filled = holds ? withArguments(predicate, namedIn(predicate.arguments, named)) : predicate
  const whole = withPredicate(said, filled)
  return whole === clause ? link : { ...link, clause: whole }
}

/** `I like cats because they are quiet`: the clause that comes first in Korean gets the noun. */
export const NAMED_FIRST: Construction = {
  id: 'named first',
  stage: 'clause',
  after: ['general you', 'named subject'],
  change(clause) {
    const { predicate, precedingClauses } = clause
    const named = objectOf(predicate)
    if (!named || !precedingClauses) return clause
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
  ],
  leaves: ['I like cats because I am quiet.', 'I like Tom because he is quiet.'],
}
