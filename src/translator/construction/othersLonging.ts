import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const LONGING = named(koreanPredicate('그리워하다', 'verb', '하다'))

/** `Tom misses Mary`: somebody else's longing, 메리를 그리워해요. */
export const OTHERS_LONGING: Construction = {
  id: "others' longing",
  stage: 'clause',
  after: ['named subject', 'active voice'],
  change(clause) {
    const { predicate, subject } = clause
    const { who, living } = personOf(subject)
    if (who !== 'other' || !living || !isVerb(predicate, 'miss')) return clause
    const [about, ...more] = predicate.arguments
    if (about?.particle !== '이/가' || more.length > 0) return clause
    const entry = { ...predicate.entry, ...LONGING }
    return {
      ...clause,
      predicate: { ...predicate, entry, arguments: [{ ...about, role: 'obj', particle: '을/를' }] },
    }
  },
  examples: [
    {
      english: 'Tom misses Mary.',
      polite: '톰은 메리를 그리워해요.',
      formal: '톰은 메리를 그리워합니다.',
      casual: '톰은 메리를 그리워해.',
      business: '톰은 메리를 그리워합니다.',
    },
    {
      english: 'She misses her family.',
      polite: '그 사람은 가족을 그리워해요.',
      formal: '그 사람은 가족을 그리워합니다.',
      casual: '걔는 가족을 그리워해.',
      business: '그분은 가족을 그리워하십니다.',
    },
  ],
  leftAlone: ['I miss Mary.', 'Tom missed the bus.'],
}
