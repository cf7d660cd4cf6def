import type { PhraseConstruction } from '#translator/construction/construction.ts'

/** `I'm going to stay home`: the governed verb in the future, with the auxiliaries of both, 집에 있을 거예요. */
export const GOING_TO: PhraseConstruction = {
  id: 'going to',
  stage: 'auxiliary',
  after: ['planned past'],
  change(phrase) {
    const { predicate, group, adjuncts } = phrase
    if (predicate.kind !== 'control' || predicate.control !== 'going') return phrase
    const inner = predicate.phrase
    const negative = group.negative || inner.group.negative
    return { ...inner, group: { ...inner.group, modal: 'would', negative }, adjuncts: [...adjuncts, ...inner.adjuncts] }
  },
  examples: [
    {
      english: "I'm going to buy a car.",
      polite: '차를 살 거예요.',
      formal: '차를 살 것입니다.',
      casual: '차를 살 거야.',
      business: '차를 구매할 것입니다.',
    },
    {
      english: "It isn't going to rain.",
      polite: '비가 안 올 거예요.',
      formal: '비가 오지 않을 것입니다.',
      casual: '비가 안 올 거야.',
      business: '비가 오지 않을 것입니다.',
    },
  ],
  leftAlone: ["I'm going to Seoul.", 'I bought a car.'],
}
