import type { PhraseConstruction } from '#translator/construction/construction.ts'
import type { VerbPhrase } from '#translator/frame/frame.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'

function affords({ predicate }: VerbPhrase): boolean {
  return isVerb(predicate, 'afford') || (predicate.kind === 'control' && predicate.control === 'afford')
}

/** `I can't afford a car`: the Korean words for `afford` include `can`. */
export const AFFORDING: PhraseConstruction = {
  id: 'affording',
  stage: 'auxiliary',
  change(phrase) {
    const { predicate } = phrase
    if (predicate.kind === 'control' && predicate.control === 'able' && affords(predicate.phrase))
      return {
        ...phrase,
        predicate: predicate.phrase.predicate,
        adjuncts: [...predicate.phrase.adjuncts, ...phrase.adjuncts],
      }
    const { modal, ...group } = phrase.group
    if (!affords(phrase) || (modal !== 'can' && modal !== 'could')) return phrase
    return { ...phrase, group: modal === 'could' ? { ...group, tense: 'past' } : group }
  },
  examples: [
    {
      english: "I can't afford a car.",
      polite: '차를 살 여유가 없어요.',
      formal: '차를 살 여유가 없습니다.',
      casual: '차를 살 여유가 없어.',
      business: '차를 살 여유가 없습니다.',
    },
    {
      english: "We couldn't afford to travel.",
      polite: '우리는 여행할 여유가 없었어요.',
      formal: '우리는 여행할 여유가 없었습니다.',
      casual: '우리는 여행할 여유가 없었어.',
      business: '우리는 여행할 여유가 없었습니다.',
    },
  ],
  leftAlone: ["I can't buy a car.", "I don't have a car."],
}
