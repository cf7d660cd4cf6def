import type { Construction } from '#translator/construction/construction.ts'
import { withAdverbs } from '#translator/frame/adverbChange.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'

/** `listen carefully`: with the senses and the mind 주의 깊게, not 조심스럽게. */
export const ATTENTIVELY: Construction = {
  id: 'attentively',
  stage: 'clause',
  change(clause) {
    if (!isTaggedVerb(clause.predicate, 'attentive')) return clause
    return withAdverbs(clause, (adverb) => (adverb === 'carefully' ? '주의 깊게' : undefined))
  },
  examples: [
    {
      english: 'She read the letter carefully.',
      polite: '그 사람은 편지를 주의 깊게 읽었어요.',
      formal: '그 사람은 편지를 주의 깊게 읽었습니다.',
      casual: '걔는 편지를 주의 깊게 읽었어.',
      business: '그분은 편지를 주의 깊게 읽으셨습니다.',
    },
    {
      english: 'Think carefully.',
      polite: '주의 깊게 생각해 보세요.',
      formal: '주의 깊게 생각해 보십시오.',
      casual: '주의 깊게 생각해 봐.',
      business: '주의 깊게 생각해 보시기 바랍니다.',
    },
  ],
  leftAlone: ['Please drive carefully.', 'Please listen.'],
}
