import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause, NounPhrase } from '#translator/frame/frame.ts'
import type { Span } from '#translator/frame/frameTerm.ts'
import { removed } from '#translator/frame/replaced.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

function bothOfComplement({ predicate }: Clause): Span | undefined {
  const quantity = predicate.kind === 'noun' ? predicate.complement.quantity : undefined
  return quantity?.both && quantity.span
}

function withoutAmount(predicate: Extract<Clause['predicate'], { kind: 'noun' }>): Clause['predicate'] {
  const { quantity: _, ...complement } = predicate.complement
  return { ...predicate, complement }
}

/** `they both speak French`, `they are both lawyers`: `both` belongs to the subject, 두 사람 다. */
export const BOTH_OF_THEM: Construction = {
  id: 'both of them',
  stage: 'clause',
  change(clause) {
    const { subject, adjuncts, predicate } = clause
    const both = adjuncts.find((each) => isAdverb(each, 'both'))
    const span = both?.kind === 'adverb' ? both.use.span : bothOfComplement(clause)
    if (!span || !subject) return clause
    if (!subject.plural && subject.head.kind !== 'list' && personOf(subject).who !== 'we') return clause
    const head = { kind: 'share' as const, share: 'both' as const, whole: subject }
    const shared: NounPhrase = { head, adjectives: [], plural: true, span, at: span }
    return {
      ...clause,
      subject: shared,
      adjuncts: removed(adjuncts, (each) => each === both),
      predicate: predicate.kind === 'noun' && !both ? withoutAmount(predicate) : predicate,
    }
  },
  examples: [
    {
      english: 'They both speak French.',
      polite: '두 사람 다 프랑스어를 해요.',
      formal: '두 사람 다 프랑스어를 합니다.',
      casual: '두 사람 다 프랑스어를 해.',
      business: '두 분 다 프랑스어를 하십니다.',
    },
    {
      english: 'They are both lawyers.',
      polite: '두 사람 다 변호사예요.',
      formal: '두 사람 다 변호사입니다.',
      casual: '두 사람 다 변호사야.',
      business: '두 분 다 변호사십니다.',
    },
  ],
  leftAlone: ['They speak French.', 'I like them both.'],
}
