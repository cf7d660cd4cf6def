import type { Construction } from '#translator/construction/construction.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `I'm not sure he's coming`: 올지 모르겠어요. */
export const UNSURE: Construction = {
  id: 'unsure',
  stage: 'question',
  change(clause) {
    const { predicate, mood, group, subject } = clause
    if (predicate.kind !== 'report' || predicate.report !== 'sure' || group.tense === 'past') return clause
    if (mood !== 'statement' || !group.negative || !isPronoun(subject, 'I')) return clause
    return { ...clause, predicate: { ...predicate, report: 'know', whether: true } }
  },
  examples: [
    {
      english: "I'm not sure he's at home.",
      polite: '그 사람이 집에 있는지 모르겠어요.',
      formal: '그 사람이 집에 있는지 모르겠습니다.',
      casual: '걔가 집에 있는지 모르겠어.',
      business: '그분이 집에 계시는지 모르겠습니다.',
    },
    {
      english: "I'm not sure this is the right bus.",
      polite: '이게 맞는 버스인지 모르겠어요.',
      formal: '이것이 맞는 버스인지 모르겠습니다.',
      casual: '이게 맞는 버스인지 모르겠어.',
      business: '이것이 맞는 버스인지 모르겠습니다.',
    },
  ],
  leftAlone: ["I'm sure he's coming.", "She's not sure he's coming."],
}
