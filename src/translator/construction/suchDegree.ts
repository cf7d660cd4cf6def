import type { Construction } from '#translator/construction/construction.ts'
import { withAdverbs } from '#translator/frame/adverbChange.ts'

/** `why are you so angry`: `so` in a question or with a negative is 그렇게, with `never` 이렇게. */
export const SUCH_DEGREE: Construction = {
  id: 'such degree',
  stage: 'clause',
  after: ['rarely', 'asked reason'],
  change(clause) {
    const { group, mood, adjuncts } = clause
    const asks = mood === 'question' || adjuncts.some(({ kind }) => kind === 'wh')
    if (!asks && !group.negative && !group.never) return clause
    const such = group.never ? '이렇게' : '그렇게'
    return withAdverbs(clause, (adverb) => (adverb === 'so' ? such : undefined))
  },
  examples: [
    {
      english: 'Why are you so angry?',
      polite: '왜 그렇게 화나셨어요?',
      formal: '왜 그렇게 화나셨습니까?',
      casual: '왜 그렇게 화났어?',
      business: '왜 그렇게 화나셨습니까?',
    },
    {
      english: 'Why are you so angry?',
      polite: '왜 그렇게 화나셨어요?',
      formal: '왜 그렇게 화나셨습니까?',
      casual: '왜 그렇게 화났어?',
      business: '왜 그렇게 화나셨습니까?',
    },
  ],
  leftAlone: ['I am so angry.', 'The test was so difficult.'],
}
