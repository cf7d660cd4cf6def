import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { rowlessVerb } from '#translator/lexicon/rowless.ts'

const BECOME = rowlessVerb('become', '되다')

function becoming(complement: NounPhrase): Predicate {
  const at = { from: complement.span.from - 1, to: complement.span.from }
  return { kind: 'verb', entry: BECOME, arguments: [{ role: 'be', particle: '이/가', object: complement }], at }
}

/** What a person can become: a mother, thirty; not an identity. */
function isGrownInto(phrase: NounPhrase): boolean {
  const { head, determiner } = phrase
  if (determiner === 'the' || determiner === 'this' || determiner === 'that') return false
  if (head.kind === 'age' || head.kind === 'number') return true
  return (head.kind === 'noun' || head.kind === 'compound') && isKind(phrase, 'person')
}

/** `she is going to be a mother`, `he'll be thirty`: 어머니가 될 거예요. */
export const BECOMING: Construction = {
  id: 'becoming',
  stage: 'clause',
  after: ['age', 'rarely', 'active voice'],
  change(clause) {
    const { predicate, group, subject } = clause
    if (personOf(subject).living !== true || group.negative) return clause
    if (predicate.kind === 'noun' && group.modal === 'will' && !group.perfect && isGrownInto(predicate.complement))
      return { ...clause, predicate: becoming(predicate.complement) }
    if (predicate.kind !== 'control' || predicate.control !== 'going' || group.tense === 'past') return clause
    const inner = predicate.phrase.predicate
    if (inner.kind !== 'noun' || !isGrownInto(inner.complement)) return clause
    const phrase = { ...predicate.phrase, predicate: becoming(inner.complement) }
    return { ...clause, predicate: { ...predicate, phrase } }
  },
  examples: [
    {
      english: 'My sister is going to be a mother.',
      polite: '제 여동생은 어머니가 될 거예요.',
      formal: '제 여동생은 어머니가 될 것입니다.',
      casual: '내 여동생은 엄마가 될 거야.',
      business: '제 여동생은 어머니가 될 것입니다.',
    },
    {
      english: "He'll be thirty next year.",
      polite: '그 사람은 내년에 30살이 될 거예요.',
      formal: '그 사람은 내년에 30살이 될 것입니다.',
      casual: '걔는 내년에 30살이 될 거야.',
      business: '그분은 내년에 30살이 되실 것입니다.',
    },
  ],
  leftAlone: ['My sister is a mother.', 'It will be cold tomorrow.'],
}
