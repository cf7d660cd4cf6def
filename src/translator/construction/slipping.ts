import type { PhraseConstruction } from '#translator/construction/construction.ts'

/** `I forgot to call` slipped one's mind: 전화하는 걸 깜빡했어요. */
export const SLIPPING: PhraseConstruction = {
  id: 'slipping',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate, group } = phrase
    if (predicate.kind !== 'control' || predicate.control !== 'forget') return phrase
    if ((group.tense !== 'past' && !group.perfect) || group.negative || group.never || group.modal) return phrase
    return { ...phrase, predicate: { ...predicate, control: 'slip' } }
  },
  examples: [
    {
      english: 'I forgot to lock the door.',
      polite: '문을 잠그는 걸 깜빡했어요.',
      formal: '문을 잠그는 것을 깜빡했습니다.',
      casual: '문을 잠그는 걸 깜빡했어.',
      business: '문을 잠그는 것을 깜빡했습니다.',
    },
  ],
  leftAlone: ["Don't forget to lock the door.", 'I forgot the password.'],
}
