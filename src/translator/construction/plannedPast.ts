import type { PhraseConstruction } from '#translator/construction/construction.ts'

/** `I was going to call you`: an intention that came to nothing, 전화하려고 했어요. */
export const PLANNED_PAST: PhraseConstruction = {
  id: 'planned past',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate, group } = phrase
    if (predicate.kind !== 'control' || predicate.control !== 'going' || group.tense !== 'past') return phrase
    return { ...phrase, predicate: { ...predicate, control: 'attempt' } }
  },
  examples: [
    {
      english: 'I was going to call you.',
      polite: '전화드리려고 했어요.',
      formal: '전화드리려고 했습니다.',
      casual: '전화하려고 했어.',
      business: '전화드리려고 했습니다.',
    },
    {
      english: 'We were going to eat pizza.',
      polite: '저희는 피자를 먹으려고 했어요.',
      formal: '저희는 피자를 먹으려고 했습니다.',
      casual: '우리는 피자를 먹으려고 했어.',
      business: '저희는 피자를 먹으려고 했습니다.',
    },
  ],
  leftAlone: ["I'm going to call you.", 'I called you.'],
}
