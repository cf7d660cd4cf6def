import type { Construction } from '#translator/construction/construction.ts'

/** `the book I was going to read`: inside another clause the future is seen from there, 제가 읽을 책. */
export const FUTURE_INSIDE: Construction = {
  id: 'future inside',
  stage: 'inside',
  change(clause) {
    const { predicate, group } = clause
    if (predicate.kind !== 'control' || predicate.control !== 'going' || group.tense === 'present') return clause
    return { ...clause, group: { ...group, tense: 'present' } }
  },
  examples: [
    {
      english: 'I lost the book I was going to read.',
      polite: '읽을 책을 잃어버렸어요.',
      formal: '읽을 책을 잃어버렸습니다.',
      casual: '읽을 책을 잃어버렸어.',
      business: '읽을 책을 잃어버렸습니다.',
    },
    {
      english: 'This is the book I was going to read.',
      polite: '이건 제가 읽을 책이에요.',
      formal: '이것은 제가 읽을 책입니다.',
      casual: '이건 내가 읽을 책이야.',
      business: '이것은 제가 읽을 책입니다.',
    },
  ],
  leftAlone: ['He was going to come.', 'I know he is going to come.'],
}
