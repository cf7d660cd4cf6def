import type { Construction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import type { Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `the only person who knows`: the noun is described rather than singled out. */
function isDescribed({ adjectives, determiner }: NounPhrase): boolean {
  const unique = adjectives.some(
    ({ entry, degree }) =>
      degree === 'superlative' || ('english' in entry && /^(?:only|first|last)$/.test(entry.english)),
  )
  return unique || determiner === 'a'
}

/** Who is singled out from all who could have done it. */
function singledOut({ subject, predicate }: Clause): NounPhrase | undefined {
  if (!isPronoun(subject, 'it') || predicate.kind !== 'noun') return undefined
  const { complement } = predicate
  const isPerson = isKind(complement, 'person') && (complement.head.kind === 'noun' || complement.head.kind === 'name')
  return isPerson && complement.relative?.gap === 'subject' && !isDescribed(complement) ? complement : undefined
}

/** `it was my brother who broke it`: 그걸 깬 건 제 남동생이었어요. */
export const CLEFT: Construction = {
  id: 'cleft',
  stage: 'clause',
  lesson: {
    text: 'What is known comes first with “-는 것”, and who did it is said last: “It was … who …” singles somebody out.',
    rank: RANK.special,
  },
  change(clause, _talk, tell) {
    const complement = singledOut(clause)
    if (!complement || !clause.subject) return clause
    const { relative, ...person } = complement
    const { at } = clause.subject
    const span = { from: complement.at.to, to: complement.span.to }
    const deed: NounPhrase = {
      head: { kind: 'pronoun', id: 'something' },
      adjectives: [],
      plural: false,
      ...(relative ? { relative } : {}),
      span,
      at,
    }
    tell()
    return { ...clause, subject: deed, predicate: { kind: 'noun', complement: { ...person, span: person.at } } }
  },
  examples: [
    {
      english: 'It was the manager who made the mistake.',
      polite: '실수를 한 건 매니저였어요.',
      formal: '실수를 한 것은 매니저였습니다.',
      casual: '실수를 한 건 매니저였어.',
      business: '실수를 한 것은 매니저님이었습니다.',
    },
    {
      english: 'It was Tom who broke the window.',
      polite: '창문을 깨뜨린 건 톰이었어요.',
      formal: '창문을 깨뜨린 것은 톰이었습니다.',
      casual: '창문을 깨뜨린 건 톰이었어.',
      business: '창문을 깨뜨린 것은 톰이었습니다.',
    },
  ],
  leftAlone: ['It was the manager.', 'He was the man who made the mistake.'],
}
