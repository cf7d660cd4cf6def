import type { PhraseConstruction } from '#translator/construction/construction.ts'
import { isAdverb, saidAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct } from '#translator/frame/frame.ts'
import { replaced } from '#translator/frame/replaced.ts'

function isCompared(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && adjunct.phrase.preposition.english === 'than'
}

/** `he gets up later than me`: compared, `later` is 더 늦게 and not 나중에. */
export const LATER_THAN: PhraseConstruction = {
  id: 'later than',
  stage: 'phrase',
  change(phrase) {
    const { adjuncts } = phrase
    if (!adjuncts.some(isCompared)) return phrase
    const compared = replaced(adjuncts, (each) =>
      isAdverb(each, 'later') ? saidAdverb('later', '더 늦게', 'manner', each.use.span) : each,
    )
    return compared === adjuncts ? phrase : { ...phrase, adjuncts: compared }
  },
  examples: [
    {
      english: 'He gets up later than me.',
      polite: '그 사람은 저보다 더 늦게 일어나요.',
      formal: '그 사람은 저보다 더 늦게 일어납니다.',
      casual: '걔는 나보다 더 늦게 일어나.',
      business: '그분은 저보다 더 늦게 일어나십니다.',
    },
  ],
  leftAlone: ['I will call you later.'],
}
