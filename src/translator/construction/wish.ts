import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `I wish …`: 있었으면 좋겠다, said straight onto the clause. */
function isWish({ predicate, group, subject }: Clause): boolean {
  if (predicate.kind !== 'report' || predicate.report !== 'wish' || personOf(subject).who !== 'I') return false
  return group.tense === 'present' && !group.modal && !group.negative
}

/** `I wish I could have come` is about being able to. */
function wishedFor(group: VerbGroup): VerbGroup {
  return group.modal === 'could' && group.perfect ? { ...group, modal: 'can' } : group
}

/** `I wish I had a car`: 차가 있었으면 좋겠어요. */
export const WISH: Construction = {
  id: 'wish',
  stage: 'thought',
  change(clause) {
    const { predicate } = clause
    if (predicate.kind !== 'report' || !isWish(clause)) return clause
    const inner = predicate.clause
    return {
      ...inner,
      mood: clause.mood,
      group: wishedFor(inner.group),
      adjuncts: [...clause.adjuncts, ...inner.adjuncts],
      precedingClauses: [...(clause.precedingClauses ?? []), ...(inner.precedingClauses ?? [])],
    }
  },
  examples: [
    {
      english: 'I wish I had a car.',
      polite: '차가 있었으면 좋겠어요.',
      formal: '차가 있었으면 좋겠습니다.',
      casual: '차가 있었으면 좋겠어.',
      business: '차가 있었으면 좋겠습니다.',
    },
    {
      english: 'I wish I were rich.',
      polite: '부자였으면 좋겠어요.',
      formal: '부자였으면 좋겠습니다.',
      casual: '부자였으면 좋겠어.',
      business: '부자였으면 좋겠습니다.',
    },
  ],
  leaves: ['I wish you a happy birthday.', 'He wishes he had a car.'],
}
