import type { Construction } from '#translator/construction/construction.ts'
import type { Clause, NounPhrase } from '#translator/frame/frame.ts'

function dateOf({ predicate, subject }: Clause): NounPhrase | undefined {
  if (predicate.kind !== 'place' || subject?.head.kind !== 'noun' || !subject.head.entry.tags.has('due')) {
    return undefined
  }
  if (!('preposition' in predicate.place) || predicate.place.preposition.role !== 'time') return undefined
  return predicate.place.preposition.word === undefined ? predicate.place.object : undefined
}

/** `my birthday is on May 5th`: the day is the date, 5월 5일이에요. */
export const DATE_OF: Construction = {
  id: 'date of',
  stage: 'clause',
  change(clause) {
    const complement = dateOf(clause)
    return complement ? { ...clause, predicate: { kind: 'noun', complement } } : clause
  },
  examples: [
    {
      english: 'My birthday is on the ninth of October.',
      polite: '제 생일은 10월 9일이에요.',
      formal: '제 생일은 10월 9일입니다.',
      casual: '내 생일은 10월 9일이야.',
      business: '제 생일은 10월 9일입니다.',
    },
  ],
  leftAlone: ['The meeting is on Monday.', 'My birthday is soon.'],
}
