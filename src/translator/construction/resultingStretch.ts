import type { Construction } from '#translator/construction/construction.ts'
import { isForStretch, isStillTrue, sinceBegun } from '#translator/construction/passedTime.ts'
import type { Argument, Predicate } from '#translator/frame/frame.ts'

function isResulting(predicate: Predicate): boolean {
  if (predicate.kind !== 'adjective' || 'unknown' in predicate.phrase.entry) return false
  return predicate.linking === 'be' && predicate.phrase.entry.tags.has('resulting')
}

/** `married for ten years`: a state with which an event ended is as old as the event, 결혼한 지 십 년이 됐어요. */
export const RESULTING_STRETCH: Construction = {
  id: 'resulting stretch',
  stage: 'clause',
  after: ['asked duration'],
  change(clause) {
    const { predicate } = clause
    const stretch = clause.adjuncts.find(isForStretch)
    if (!isStillTrue(clause) || stretch?.kind !== 'preposition' || !isResulting(predicate)) return clause
    const passed: Argument = { role: 'for', particle: '이/가', object: stretch.phrase.object }
    return sinceBegun(clause, { from: predicate, at: stretch.phrase.span, arguments: [passed], adjuncts: [] })
  },
  examples: [
    {
      english: 'We have been married for ten years.',
      polite: '저희는 결혼한 지 10년이 됐어요.',
      formal: '저희는 결혼한 지 10년이 됐습니다.',
      casual: '우리는 결혼한 지 10년이 됐어.',
      business: '저희는 결혼한 지 10년이 됐습니다.',
    },
    {
      english: 'He has been dead for five years.',
      polite: '그 사람은 죽은 지 5년이 됐어요.',
      formal: '그 사람은 죽은 지 5년이 됐습니다.',
      casual: '걔는 죽은 지 5년이 됐어.',
      business: '그분은 돌아가신 지 5년이 되셨습니다.',
    },
  ],
  leftAlone: ['I have been busy for a week.', 'We are married.'],
}
