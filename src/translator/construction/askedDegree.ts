import type { Construction } from '#translator/construction/construction.ts'
import { withAdverbs } from '#translator/frame/adverbChange.ts'

/** `is it very spicy?`: of what one feels, a question asks whether it is 많이. */
export const ASKED_DEGREE: Construction = {
  id: 'asked degree',
  stage: 'clause',
  after: ['denied degree'],
  change(clause) {
    const { predicate, mood, group } = clause
    if (mood !== 'question' || group.negative || predicate.kind !== 'adjective') return clause
    const { entry } = predicate.phrase
    if ('unknown' in entry || !entry.tags.has('felt')) return clause
    return withAdverbs(clause, (adverb) => (adverb === 'very' ? '많이' : undefined))
  },
  examples: [
    {
      english: 'Is this soup very spicy?',
      polite: '이 수프는 많이 매워요?',
      formal: '이 수프는 많이 맵습니까?',
      casual: '이 수프는 많이 매워?',
      business: '이 수프는 많이 맵습니까?',
    },
    {
      english: 'Are you very busy?',
      polite: '많이 바쁘세요?',
      formal: '많이 바쁘십니까?',
      casual: '많이 바빠?',
      business: '많이 바쁘십니까?',
    },
  ],
  leftAlone: ['This soup is very spicy.', 'Is this question very important?'],
}
