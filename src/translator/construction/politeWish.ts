import type { PhraseConstruction } from '#translator/construction/construction.ts'

/** `I would like to go` is a wish, 가고 싶어요, and so is `I would like you to go`. */
export const POLITE_WISH: PhraseConstruction = {
  id: 'polite wish',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate } = phrase
    const { modal, ...group } = phrase.group
    if (modal !== 'would') return phrase
    if (predicate.kind === 'cause' && predicate.cause === 'want') return { ...phrase, group }
    if (predicate.kind !== 'control') return phrase
    if (predicate.control === 'like') return { ...phrase, group, predicate: { ...predicate, control: 'want' } }
    return predicate.control === 'intend' ? { ...phrase, group } : phrase
  },
  examples: [
    {
      english: "I'd like to learn Korean.",
      polite: '한국어를 배우고 싶어요.',
      formal: '한국어를 배우고 싶습니다.',
      casual: '한국어를 배우고 싶어.',
      business: '한국어를 배우고 싶습니다.',
    },
    {
      english: 'I would like to see the doctor.',
      polite: '의사한테 진찰을 받고 싶어요.',
      formal: '의사에게 진찰을 받고 싶습니다.',
      casual: '의사한테 진찰을 받고 싶어.',
      business: '의사에게 진찰을 받고 싶습니다.',
    },
    {
      english: "I'd like you to come.",
      polite: '오셨으면 좋겠어요.',
      formal: '오셨으면 좋겠습니다.',
      casual: '네가 왔으면 좋겠어.',
      business: '오셨으면 좋겠습니다.',
    },
  ],
  leftAlone: ['I like to learn Korean.', 'I would go.'],
}
