import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb, isTaggedAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** A suggestion is about an action of the speaker or the listener, and not about the past or the senses. */
function isOwnCould({ group, subject, predicate, adjuncts }: Clause): boolean {
  const { who } = personOf(subject)
  if (group.modal !== 'could' || group.perfect || group.negative || group.never || who === 'other') return false
  if (!isLexicalVerb(predicate) || predicate.entry.tags.has('sensed')) return false
  const timed = adjuncts.filter((each) => isTaggedAdverb(each, 'time') || isAdverb(each, 'barely'))
  return timed.every((each) => isAdverb(each, 'right now'))
}

/** `we could ask the neighbors`: a suggestion, 이웃 사람들에게 물어볼 수도 있어요. */
export const OWN_COULD: Construction = {
  id: 'own could',
  stage: 'clause',
  after: ['named subject'],
  change(clause) {
    const { group, precedingClauses = [], mood } = clause
    const supposes = mood === 'statement' && isOwnCould(clause) && precedingClauses.length === 0
    return supposes ? { ...clause, group: { ...group, modal: 'might' } } : clause
  },
  examples: [
    {
      english: 'We could ask the teacher.',
      polite: '우리는 선생님께 여쭤볼 수도 있어요.',
      formal: '우리는 선생님께 여쭤볼 수도 있습니다.',
      casual: '우리는 선생님한테 물어볼 수도 있어.',
      business: '우리는 선생님께 여쭤볼 수도 있습니다.',
    },
    {
      english: 'I could help you.',
      polite: '도와드릴 수도 있어요.',
      formal: '도와드릴 수도 있습니다.',
      casual: '너를 도와줄 수도 있어.',
      business: '도와드릴 수도 있습니다.',
    },
  ],
  leftAlone: ['He could swim.', 'I could see the sea.', 'We could ask the teacher yesterday.'],
}
