import type { Construction } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { rowlessAdjective } from '#translator/lexicon/rowless.ts'

const BEING_SMALL = rowlessAdjective('be a child', '어리다', 'regular')

function isChild({ head, adjectives, possessor }: NounPhrase): boolean {
  return head.kind === 'noun' && head.entry.tags.has('child') && adjectives.length === 0 && !possessor
}

/** `when I was young`, `since we were kids` speak of childhood: 어렸을 때. */
export const CHILDHOOD: Construction = {
  id: 'childhood',
  stage: 'time',
  change(clause) {
    const { predicate, group } = clause
    if (group.tense !== 'past') return clause
    if (predicate.kind === 'noun' && isChild(predicate.complement)) {
      const span = predicate.complement.span
      const phrase = { entry: BEING_SMALL, degree: 'positive' as const, adverbs: [], span }
      return { ...clause, predicate: { kind: 'adjective', phrase, arguments: [], linking: 'be' } }
    }
    if (predicate.kind !== 'adjective' || 'unknown' in predicate.phrase.entry) return clause
    const { entry } = predicate.phrase
    if (entry.english !== 'young' && entry.english !== 'little') return clause
    const { korean, predicate: small } = BEING_SMALL
    const young = { ...entry, korean, predicate: small }
    return { ...clause, predicate: { ...predicate, phrase: { ...predicate.phrase, entry: young } } }
  },
  examples: [
    {
      english: 'When she was young, she lived in Busan.',
      polite: '그 사람은 어렸을 때 부산에 살았어요.',
      formal: '그 사람은 어렸을 때 부산에 살았습니다.',
      casual: '걔는 어렸을 때 부산에 살았어.',
      business: '그분은 어리셨을 때 부산에 거주하셨습니다.',
    },
    {
      english: 'When he was a boy, he wanted to be a doctor.',
      polite: '그 사람은 어렸을 때 의사가 되고 싶어 했어요.',
      formal: '그 사람은 어렸을 때 의사가 되고 싶어 했습니다.',
      casual: '걔는 어렸을 때 의사가 되고 싶어 했어.',
      business: '그분은 어리셨을 때 의사가 되고 싶어 하셨습니다.',
    },
  ],
  leftAlone: ['My grandmother was young.', 'When I was tired, I slept.'],
}
