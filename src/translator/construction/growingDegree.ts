import type { Construction } from '#translator/construction/construction.ts'
import { saidAdverb } from '#translator/frame/adverbAdjunct.ts'

/** `it's getting colder`: a comparative that goes on is 점점, 점점 추워지고 있어요. */
export const GROWING_DEGREE: Construction = {
  id: 'growing degree',
  stage: 'clause',
  change(clause) {
    const { predicate, group, adjuncts } = clause
    if (predicate.kind !== 'adjective' || predicate.linking !== 'get' || !group.progressive) return clause
    const { phrase, arguments: standards } = predicate
    if (phrase.degree !== 'comparative' || phrase.adverbs.length > 0 || standards.length > 0) return clause
    const isCompared = adjuncts.some(
      (each) => each.kind === 'preposition' && each.phrase.preposition.english === 'than',
    )
    if (isCompared) return clause
    const gradually = saidAdverb('more and more', '점점', 'manner', phrase.span)
    const plain = { ...predicate, phrase: { ...phrase, degree: 'positive' as const } }
    return { ...clause, predicate: plain, adjuncts: [...adjuncts, gradually] }
  },
  examples: [
    {
      english: 'The weather is getting colder.',
      polite: '날씨가 점점 추워지고 있어요.',
      formal: '날씨가 점점 추워지고 있습니다.',
      casual: '날씨가 점점 추워지고 있어.',
      business: '날씨가 점점 추워지고 있습니다.',
    },
    {
      english: "It's getting warmer.",
      polite: '점점 따뜻해지고 있어요.',
      formal: '점점 따뜻해지고 있습니다.',
      casual: '점점 따뜻해지고 있어.',
      business: '점점 따뜻해지고 있습니다.',
    },
  ],
  leftAlone: ["It's getting cold.", 'It got colder.'],
}
