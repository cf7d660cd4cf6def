import type { Construction } from '#translator/construction/construction.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** The command `tell him I'm busy` asks to pass it on: 바쁘다고 전해 주세요. */
export const MESSAGE: Construction = {
  id: 'message',
  stage: 'command',
  change(clause) {
    const { predicate, group, mood } = clause
    if (mood !== 'command' || predicate.kind !== 'report' || predicate.report !== 'tell') return clause
    if (predicate.whether || group.negative) return clause
    const { listener } = predicate
    const isOther = listener && personOf(listener).who === 'other'
    return isOther ? { ...clause, please: true, predicate: { ...predicate, report: 'pass on' } } : clause
  },
  examples: [
    {
      english: "Tell him I'm busy.",
      polite: '그 사람한테 제가 바쁘다고 전해 주세요.',
      formal: '그 사람에게 제가 바쁘다고 전해 주십시오.',
      casual: '걔한테 내가 바쁘다고 전해 줘.',
      business: '그분에게 제가 바쁘다고 전해 주시기 바랍니다.',
    },
    {
      english: 'Tell her I called.',
      polite: '그 사람한테 제가 전화했다고 전해 주세요.',
      formal: '그 사람에게 제가 전화했다고 전해 주십시오.',
      casual: '걔한테 내가 전화했다고 전해 줘.',
      business: '그분에게 제가 전화했다고 전해 주시기 바랍니다.',
    },
  ],
  leftAlone: ['Tell me you love me.', "I told him I'm busy."],
}
