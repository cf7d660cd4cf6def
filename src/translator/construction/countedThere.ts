import type { Construction } from '#translator/construction/construction.ts'
import type { Adjunct } from '#translator/frame/frame.ts'

/** `two books are on the desk` says that there are two: 책상 위에 책이 두 권 있어요. */
export const COUNTED_THERE: Construction = {
  id: 'counted there',
  stage: 'clause',
  after: ['named subject'],
  change(clause) {
    const { predicate, subject, adjuncts } = clause
    const counted = subject?.quantity && !subject.determiner && !subject.possessor && !subject.relative
    if (predicate.kind !== 'place' || !counted || clause.group.negative) return clause
    const { subject: what, ...rest } = clause
    const place: Adjunct =
      'preposition' in predicate.place
        ? { kind: 'preposition', phrase: predicate.place }
        : { kind: 'adverb', use: predicate.place }
    return what ? { ...rest, predicate: { kind: 'there', what }, adjuncts: [place, ...adjuncts] } : clause
  },
  examples: [
    {
      english: 'Two books are on the desk.',
      polite: '책상 위에 책이 두 권 있어요.',
      formal: '책상 위에 책이 두 권 있습니다.',
      casual: '책상 위에 책이 두 권 있어.',
      business: '책상 위에 책이 두 권 있습니다.',
    },
    {
      english: 'Three cats are in the garden.',
      polite: '정원에 고양이가 세 마리 있어요.',
      formal: '정원에 고양이가 세 마리 있습니다.',
      casual: '정원에 고양이가 세 마리 있어.',
      business: '정원에 고양이가 세 마리 있습니다.',
    },
  ],
  leftAlone: ['The books are on the desk.', 'My two cats are in the garden.'],
}
