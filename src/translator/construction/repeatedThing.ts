import type { Construction } from '#translator/construction/construction.ts'
import { isThing, standsFor } from '#translator/construction/namedFirst.ts'
import type { Argument, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { removed, withArguments, withPredicate } from '#translator/frame/replaced.ts'

const TELLING: ReadonlySet<Relation> = new Set(['so', 'because', 'but', 'and', 'since'])

function isObject({ role, particle }: Argument): boolean {
  return role === 'obj' && particle === '을/를'
}

/** The thing that a linked clause is about: its subject, or its object if a person acts on it. */
function thingOf({ clause: { subject, predicate } }: Link): NounPhrase | undefined {
  if (subject && isThing(subject)) return subject
  const object = predicate.kind === 'verb' ? predicate.arguments.find(isObject)?.object : undefined
  return object && isThing(object) ? object : undefined
}

/** The predicate without the pronoun for a thing that was just named. */
function withoutThing(predicate: Predicate, named: readonly NounPhrase[]): Predicate {
  if (predicate.kind === 'control') {
    const inner = withoutThing(predicate.phrase.predicate, named)
    const phrase = withPredicate(predicate.phrase, inner)
    return phrase === predicate.phrase ? predicate : { ...predicate, phrase }
  }
  if (predicate.kind !== 'verb') return predicate
  const list = removed(
    predicate.arguments,
    (each) => isObject(each) && named.some((thing) => thing.head.kind === 'noun' && standsFor(each.object, thing)),
  )
  return withArguments(predicate, list)
}

/** `the soup is cold, so could you heat it up`: the thing was just named, 수프가 식었으니까 데워 주시겠어요? */
export const REPEATED_THING: Construction = {
  id: 'repeated thing',
  stage: 'clause',
  after: ['named first', 'repeated object'],
  change(clause) {
    const { predicate, precedingClauses = [] } = clause
    if (predicate.kind !== 'verb' && predicate.kind !== 'control') return clause
    const told = precedingClauses.filter(({ relation, span }) => TELLING.has(relation) && span.from < predicate.at.from)
    const named = told.map(thingOf).filter((thing) => thing !== undefined)
    return withPredicate(clause, withoutThing(predicate, named))
  },
  examples: [
    {
      english: 'The soup is cold, so could you heat it up?',
      polite: '수프가 식었으니까 데워 주시겠어요?',
      formal: '수프가 식었으니까 데워 주시겠습니까?',
      casual: '수프가 식었으니까 데워 줄래?',
      business: '수프가 식었으니까 데워 주시겠습니까?',
    },
    {
      english: 'They sent me the wrong book, so I am going to return it.',
      polite: '그 사람들이 저한테 책을 잘못 보내 줘서 돌려줄 거예요.',
      formal: '그 사람들이 저에게 책을 잘못 보내 줘서 돌려줄 것입니다.',
      casual: '걔네가 나한테 책을 잘못 보내 줘서 돌려줄 거야.',
      business: '그분들이 저에게 책을 잘못 보내 주셔서 돌려줄 예정입니다.',
    },
  ],
  leftAlone: ['The bag is heavy, so I want to sell this.', 'The soup is cold, so I bought bread.', 'I saw it.'],
}
