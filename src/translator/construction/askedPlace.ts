import type { Construction } from '#translator/construction/construction.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `what is the capital of Korea` asks where it is: 한국의 수도는 어디예요? */
export const ASKED_PLACE: Construction = {
  id: 'asked place',
  stage: 'clause',
  change(clause) {
    const { predicate, subject } = clause
    if (predicate.kind !== 'noun' || subject?.head.kind !== 'noun' || !subject.head.entry.tags.has('somewhere'))
      return clause
    const { complement } = predicate
    if (!isPronoun(complement, 'what')) return clause
    const entry = { english: 'where', korean: '어디', tags: new Set(['place']), level: 'A1' as const, topic: 'place' }
    return { ...clause, predicate: { ...predicate, complement: { ...complement, head: { kind: 'name', entry } } } }
  },
  examples: [
    {
      english: 'What is the capital of Korea?',
      polite: '한국의 수도는 어디예요?',
      formal: '한국의 수도는 어디입니까?',
      casual: '한국의 수도는 어디야?',
      business: '한국의 수도는 어디입니까?',
    },
    {
      english: 'What is your hometown?',
      polite: '고향은 어디예요?',
      formal: '고향은 어디입니까?',
      casual: '네 고향은 어디야?',
      business: '고향은 어디입니까?',
    },
  ],
  leftAlone: ['What is your name?', 'Seoul is the capital of Korea.'],
}
