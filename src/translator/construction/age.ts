import type { Construction } from '#translator/construction/construction.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

const OLDEST = 120

/** `my son is five` says how old a person is: 다섯 살. */
export const AGE: Construction = {
  id: 'age',
  stage: 'clause',
  change(clause) {
    const { predicate, subject } = clause
    if (predicate.kind !== 'noun' || predicate.complement.head.kind !== 'number' || !personOf(subject).living)
      return clause
    const { value } = predicate.complement.head
    if (!Number.isInteger(value) || value < 1 || value > OLDEST) return clause
    const complement = { ...predicate.complement, head: { kind: 'age' as const, value } }
    return { ...clause, predicate: { ...predicate, complement } }
  },
  examples: [
    {
      english: 'My son is five.',
      polite: '저희 아들은 다섯 살이에요.',
      formal: '저희 아들은 다섯 살입니다.',
      casual: '우리 아들은 다섯 살이야.',
      business: '저희 아들은 다섯 살입니다.',
    },
    {
      english: 'I am thirty.',
      polite: '저는 30살이에요.',
      formal: '저는 30살입니다.',
      casual: '나는 30살이야.',
      business: '저는 30살입니다.',
    },
  ],
  leftAlone: ['The answer is five.', 'My son is five years old.'],
}
