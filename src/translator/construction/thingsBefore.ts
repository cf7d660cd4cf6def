import type { Construction } from '#translator/construction/construction.ts'
import { isThing } from '#translator/construction/namedFirst.ts'
import type { Link, NounPhrase } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

const TELLING: ReadonlySet<Relation> = new Set(['and', 'but', 'so'])

function isThings(phrase: NounPhrase | undefined): boolean {
  return phrase?.plural === true && isThing(phrase)
}

/** Whether the clause before names things, and no persons who could be meant as well. */
function tellsThings({ relation, clause: { subject, predicate } }: Link): boolean {
  if (!TELLING.has(relation)) return false
  if (isThings(subject)) return true
  if (predicate.kind !== 'verb' || (subject?.plural && personOf(subject).who === 'other')) return false
  return predicate.arguments.some(({ role, object }) => role === 'obj' && isThings(object))
}

/** `I bought these shoes, and they are too small`: the things were just named, 신발을 샀는데 너무 작아요. */
export const THINGS_BEFORE: Construction = {
  id: 'things before',
  stage: 'clause',
  after: ['named first'],
  change(clause) {
    const { subject, precedingClauses = [] } = clause
    const before = precedingClauses.at(-1)
    if (!subject || !before || !isPronoun(subject, 'they') || before.span.from > subject.span.from) return clause
    if (!tellsThings(before)) return clause
    return { ...clause, subject: { ...subject, plural: false, head: { kind: 'pronoun', id: 'it' } } }
  },
  examples: [
    {
      english: 'I bought these shoes, but they are too small.',
      polite: '이 신발을 샀는데 너무 작아요.',
      formal: '이 신발을 샀지만 너무 작습니다.',
      casual: '이 신발을 샀는데 너무 작아.',
      business: '이 신발을 구매했지만 너무 작습니다.',
    },
  ],
  leftAlone: ['I met his parents, but they are too busy.', 'They sold these shoes, but they are too poor.'],
}
