import type { Construction } from '#translator/construction/construction.ts'
import { withNone } from '#translator/frame/deniedWord.ts'

/** `why didn't anyone come?`: 왜 아무도 안 왔어요? */
export const NO_DOER: Construction = {
  id: 'no doer',
  stage: 'negation',
  change(clause) {
    const { subject, mood, group } = clause
    if (mood !== 'question' || !subject || !(group.negative || group.never)) return clause
    const none = withNone(subject)
    return none === subject ? clause : { ...clause, subject: none }
  },
  examples: [
    {
      english: "Why didn't anyone come?",
      polite: '왜 아무도 안 왔어요?',
      formal: '왜 아무도 오지 않았습니까?',
      casual: '왜 아무도 안 왔어?',
      business: '왜 아무도 오지 않았습니까?',
    },
    {
      english: "Didn't anyone call?",
      polite: '아무도 전화 안 했어요?',
      formal: '아무도 전화하지 않았습니까?',
      casual: '아무도 전화 안 했어?',
      business: '아무도 전화하지 않았습니까?',
    },
  ],
  leftAlone: ["Why didn't he come?", 'Did anyone call?'],
}
