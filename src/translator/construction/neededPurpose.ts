import type { PhraseConstruction } from '#translator/construction/construction.ts'
import { isObligation } from '#translator/frame/obligation.ts'

/** `you have to study to pass`: the purpose of a need, 합격하려면. */
export const NEEDED_PURPOSE: PhraseConstruction = {
  id: 'needed purpose',
  stage: 'auxiliary',
  after: ['going to'],
  change(phrase) {
    const { predicate, adjuncts } = phrase
    if (!isObligation(predicate)) return phrase
    const { phrase: governed } = predicate
    const purposes = governed.adjuncts.filter(({ kind }) => kind === 'purpose')
    if (purposes.length === 0) return phrase
    const freed = { ...governed, adjuncts: governed.adjuncts.filter(({ kind }) => kind !== 'purpose') }
    return { ...phrase, adjuncts: [...adjuncts, ...purposes], predicate: { ...predicate, phrase: freed } }
  },
  examples: [
    {
      english: 'I have to study to pass the exam.',
      polite: '시험에 합격하려면 공부해야 해요.',
      formal: '시험에 합격하려면 공부해야 합니다.',
      casual: '시험에 합격하려면 공부해야 해.',
      business: '시험에 합격하려면 공부해야 합니다.',
    },
  ],
  leftAlone: ['I studied to pass the exam.', 'I have to study.'],
}
