import type { Construction } from '#translator/construction/construction.ts'
import { withAdverbs } from '#translator/frame/adverbChange.ts'

/** `it isn't very cold`: `very` with a negative is 별로. */
export const DENIED_DEGREE: Construction = {
  id: 'denied degree',
  stage: 'clause',
  after: ['rarely', 'less than'],
  change(clause) {
    const { negative, never } = clause.group
    return negative || never ? withAdverbs(clause, (adverb) => (adverb === 'very' ? '별로' : undefined)) : clause
  },
  examples: [
    {
      english: "It isn't very cold today.",
      polite: '오늘 별로 안 추워요.',
      formal: '오늘 별로 춥지 않습니다.',
      casual: '오늘 별로 안 추워.',
      business: '오늘 별로 춥지 않습니다.',
    },
    {
      english: "This book isn't very interesting.",
      polite: '이 책은 별로 재미없어요.',
      formal: '이 책은 별로 재미없습니다.',
      casual: '이 책은 별로 재미없어.',
      business: '이 책은 별로 재미없습니다.',
    },
  ],
  leftAlone: ['It is very cold today.', "It isn't cold today."],
}
