import type { Construction } from '#translator/construction/construction.ts'
import { withAdverbs } from '#translator/frame/adverbChange.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const MORE: Readonly<Record<string, string>> = { best: '가장', most: '가장', better: '더' }

/** `like better` is `like more`: 더 좋아해요. */
export const LIKED_MORE: Construction = {
  id: 'liked more',
  stage: 'clause',
  change(clause) {
    if (!isTaggedVerb(clause.predicate, 'liking')) return clause
    return withAdverbs(clause, (adverb) => tableEntry(MORE, adverb))
  },
  examples: [
    {
      english: 'I like summer better.',
      polite: '저는 여름을 더 좋아해요.',
      formal: '저는 여름을 더 좋아합니다.',
      casual: '나는 여름을 더 좋아해.',
      business: '저는 여름을 더 좋아합니다.',
    },
    {
      english: 'Which season do you like best?',
      polite: '어느 계절을 가장 좋아하세요?',
      formal: '어느 계절을 가장 좋아하십니까?',
      casual: '어느 계절을 가장 좋아해?',
      business: '어느 계절을 가장 좋아하십니까?',
    },
  ],
  leftAlone: ['He sings better.', 'I like summer.'],
}
