import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import { removed } from '#translator/frame/replaced.ts'

/** `have you eaten yet?`: in a question `yet` is left out. */
export const ASKED_YET: Construction = {
  id: 'asked yet',
  stage: 'clause',
  after: ['rarely', 'asked chance'],
  change(clause) {
    if (clause.mood !== 'question' || clause.group.negative) return clause
    const yet = clause.adjuncts.find((each) => isAdverb(each, 'yet'))
    const adjuncts = removed(clause.adjuncts, (each) => each === yet)
    return adjuncts === clause.adjuncts ? clause : { ...clause, adjuncts }
  },
  examples: [
    {
      english: 'Have you arrived yet?',
      polite: '도착하셨어요?',
      formal: '도착하셨습니까?',
      casual: '도착했어?',
      business: '도착하셨습니까?',
    },
    {
      english: 'Has the train arrived yet?',
      polite: '기차는 도착했어요?',
      formal: '기차는 도착했습니까?',
      casual: '기차는 도착했어?',
      business: '기차는 도착했습니까?',
    },
  ],
  leaves: ["I haven't eaten yet.", "Haven't you eaten yet?"],
}
