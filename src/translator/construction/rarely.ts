import type { Construction } from '#translator/construction/construction.ts'
import { isTaggedAdverb } from '#translator/frame/adverbAdjunct.ts'

/** `I rarely eat meat`: 거의 needs a negative, 거의 안 먹어요; so does 더 이상 for `no longer`. */
export const RARELY: Construction = {
  id: 'rarely',
  stage: 'clause',
  change(clause) {
    const { adjuncts, group } = clause
    if (group.negative || !adjuncts.some((each) => isTaggedAdverb(each, 'negative'))) return clause
    return { ...clause, group: { ...group, negative: true } }
  },
  examples: [
    {
      english: 'I rarely eat meat.',
      polite: '고기를 거의 안 먹어요.',
      formal: '고기를 거의 먹지 않습니다.',
      casual: '고기를 거의 안 먹어.',
      business: '고기를 거의 먹지 않습니다.',
    },
    {
      english: 'She hardly sleeps.',
      polite: '그 사람은 거의 안 자요.',
      formal: '그 사람은 거의 자지 않습니다.',
      casual: '걔는 거의 안 자.',
      business: '그분은 거의 주무시지 않습니다.',
    },
    {
      english: 'He no longer works here.',
      polite: '그 사람은 더 이상 여기에서 일 안 해요.',
      formal: '그 사람은 더 이상 여기에서 일하지 않습니다.',
      casual: '걔는 더 이상 여기에서 일 안 해.',
      business: '그분은 더 이상 여기에서 일하지 않으십니다.',
    },
  ],
  leftAlone: ['I often eat meat.', 'I never eat meat.'],
}
