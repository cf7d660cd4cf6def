import type { Construction } from '#translator/construction/construction.ts'
import { isThing } from '#translator/construction/namedFirst.ts'
import type { Link, NounPhrase } from '#translator/frame/frame.ts'
import type { Relation } from '#translator/frame/linkingWord.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

const TELLING: ReadonlySet<Relation> = new Set(['and', 'but', 'so'])
/** Before these, a dropped subject would be the one who acts: `if you don't water them, they will die`. */
const SUPPOSING: ReadonlySet<Relation> = new Set(['if', 'unless', 'when', 'because'])

function isThings(phrase: NounPhrase | undefined): boolean {
  return phrase?.plural === true && isThing(phrase)
}

/** The things that the clause before names, and no persons who could be meant as well. */
function thingsTold({ clause: { subject, predicate } }: Link): NounPhrase | undefined {
  if (isThings(subject)) return subject
  if (predicate.kind !== 'verb' || (subject?.plural && personOf(subject).who === 'other')) return undefined
  return predicate.arguments.find(({ role, object }) => role === 'obj' && isThings(object))?.object
}

/** The subject `they` as the things, unsaid where they can be nothing else. */
function asThings(subject: NounPhrase, things: NounPhrase, { relation }: Link): NounPhrase | undefined {
  if (TELLING.has(relation)) return { ...subject, plural: false, head: { kind: 'pronoun', id: 'it' } }
  const { relative: _told, attached: _where, ...bare } = things
  return SUPPOSING.has(relation) ? { ...bare, span: subject.span, at: subject.at } : undefined
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
    const things = thingsTold(before)
    const named = things && asThings(subject, things, before)
    return named ? { ...clause, subject: named } : clause
  },
  examples: [
    {
      english: 'I bought these shoes, but they are too small.',
      polite: '이 신발을 샀는데 너무 작아요.',
      formal: '이 신발을 샀지만 너무 작습니다.',
      casual: '이 신발을 샀는데 너무 작아.',
      business: '이 신발을 구매했지만 너무 작습니다.',
    },
    {
      english: "If you don't water those plants, they will die.",
      polite: '그 식물들에 물을 주지 않으시면 그 식물들은 죽을 거예요.',
      formal: '그 식물들에 물을 주지 않으시면 그 식물들은 죽을 것입니다.',
      casual: '네가 그 식물들에 물을 주지 않으면 그 식물들은 죽을 거야.',
      business: '그 식물들에 물을 주지 않으시면 그 식물들은 죽을 것입니다.',
    },
  ],
  leftAlone: ['I met his parents, but they are too busy.', 'They sold these shoes, but they are too poor.'],
}
