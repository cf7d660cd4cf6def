import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import { rowlessAdverb } from '#translator/lexicon/rowless.ts'

const LESS = rowlessAdverb('not nearly as', '훨씬 덜', 'degree')

/** `not nearly as cold as yesterday`: 어제보다 훨씬 덜 추워요. */
export const LESS_THAN: Construction = {
  id: 'less than',
  stage: 'clause',
  change(clause) {
    const { predicate, group, adjuncts } = clause
    const nearly = adjuncts.find((each) => isAdverb(each, 'nearly'))
    if (predicate.kind !== 'adjective' || !group.negative || nearly?.kind !== 'adverb') return clause
    const list = predicate.arguments.map((each) => (each.particle === '만큼' ? { ...each, particle: '보다' } : each))
    const phrase = { ...predicate.phrase, adverbs: [{ entry: LESS, span: nearly.use.span }] }
    return {
      ...clause,
      group: { ...group, negative: false },
      predicate: { ...predicate, phrase, arguments: list },
      adjuncts: adjuncts.filter((each) => each !== nearly),
    }
  },
  examples: [
    {
      english: 'Today is not nearly as cold as yesterday.',
      polite: '오늘은 어제보다 훨씬 덜 추워요.',
      formal: '오늘은 어제보다 훨씬 덜 춥습니다.',
      casual: '오늘은 어제보다 훨씬 덜 추워.',
      business: '오늘은 어제보다 훨씬 덜 춥습니다.',
    },
    {
      english: 'This book is not nearly as interesting as that one.',
      polite: '이 책은 그거보다 훨씬 덜 재미있어요.',
      formal: '이 책은 그것보다 훨씬 덜 재미있습니다.',
      casual: '이 책은 그거보다 훨씬 덜 재미있어.',
      business: '이 책은 그것보다 훨씬 덜 재미있습니다.',
    },
  ],
  leftAlone: ['Today is not as cold as yesterday.', 'He is nearly ready.'],
}
