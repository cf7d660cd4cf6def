import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Construction } from '#translator/construction/construction.ts'
import { isPlanned } from '#translator/construction/plannedFuture.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const MOVE_HOUSE = named(koreanPredicate('이사하다', 'verb', '하다'))

/** `we're moving next month`: a planned move is to a new home, 이사해요. */
export const MOVING_HOUSE: Construction = {
  id: 'moving house',
  stage: 'clause',
  change(clause) {
    const { predicate } = clause
    if (!isPlanned(clause) || !isVerb(predicate, 'move') || predicate.arguments.length > 0) return clause
    return { ...clause, predicate: { ...predicate, entry: { ...predicate.entry, ...MOVE_HOUSE } } }
  },
  examples: [
    {
      english: "We're moving next month.",
      polite: '저희는 다음 달에 이사해요.',
      formal: '저희는 다음 달에 이사합니다.',
      casual: '우리는 다음 달에 이사해.',
      business: '저희는 다음 달에 이사합니다.',
    },
  ],
  leftAlone: ['The train is moving.', "We're moving the sofa tomorrow."],
}
