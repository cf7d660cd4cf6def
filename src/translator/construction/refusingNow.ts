import type { Construction } from '#translator/construction/construction.ts'
import { isSpeaker } from '#translator/frame/pronounPhrase.ts'

/** `why won't he answer?`: he does not do it now, 왜 대답을 안 해요? */
export const REFUSING_NOW: Construction = {
  id: 'refusing now',
  stage: 'question',
  change(clause) {
    const { mood, group, subject, adjuncts } = clause
    const asksWhy = adjuncts.some((each) => each.kind === 'wh' && each.word === 'why')
    if (mood !== 'question' || !asksWhy || group.modal !== 'will' || !group.negative) return clause
    if (group.perfect || group.progressive || isSpeaker(subject)) return clause
    const { modal: _will, ...present } = group
    return { ...clause, group: present }
  },
  examples: [
    {
      english: "Why won't he answer me?",
      polite: '그 사람은 왜 저한테 대답 안 해요?',
      formal: '그 사람은 왜 저에게 대답하지 않습니까?',
      casual: '걔는 왜 나한테 대답 안 해?',
      business: '그분은 왜 저에게 대답하지 않으십니까?',
    },
  ],
  leftAlone: ['Why will he leave?', "He won't answer me."],
}
