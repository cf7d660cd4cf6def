import type { PhraseConstruction } from '#translator/construction/construction.ts'

/** `I don't mind waiting`: the Korean is positive, 기다려도 괜찮아요. */
export const MINDING: PhraseConstruction = {
  id: 'minding',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate, group } = phrase
    if (predicate.kind !== 'control' || predicate.control !== 'mind' || !group.negative) return phrase
    return { ...phrase, group: { ...group, negative: false } }
  },
  examples: [
    {
      english: "I don't mind waiting.",
      polite: '기다려도 괜찮아요.',
      formal: '기다려도 괜찮습니다.',
      casual: '기다려도 괜찮아.',
      business: '기다려도 괜찮습니다.',
    },
    {
      english: "He doesn't mind working on weekends.",
      polite: '그 사람은 주말에 일해도 괜찮아요.',
      formal: '그 사람은 주말에 일해도 괜찮습니다.',
      casual: '걔는 주말에 일해도 괜찮아.',
      business: '그분은 주말에 일하셔도 괜찮습니다.',
    },
  ],
  leftAlone: ['I mind waiting.', "I don't wait."],
}
