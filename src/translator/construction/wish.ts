import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { isSpoken, type Talk } from '#translator/korean/talk.ts'

/** `I wish …`: 있었으면 좋겠다, said straight onto the clause. */
function isWish({ predicate, group, subject }: Clause, talk: Talk): boolean {
  if (predicate.kind !== 'report' || personOf(subject).who !== 'I') return false
  if (predicate.report !== 'wish' && !(predicate.report === 'hope' && isSpoken(talk) && isToCome(predicate.clause)))
    return false
  return group.tense === 'present' && !group.modal && !group.negative
}

/** `I hope it doesn't rain`: what is hoped for is still open. */
function isToCome({ group }: Clause): boolean {
  return (
    group.tense === 'present' && !group.perfect && (group.modal === undefined || /^(?:can|will)$/.test(group.modal))
  )
}

/** `I wish I could come`, `could have come` are about being able to. */
function wishedFor({ modal, ...group }: VerbGroup): VerbGroup {
  if (modal === undefined || modal === 'will') return group
  return { ...group, modal: modal === 'could' ? 'can' : modal }
}

/** `I wish I had a car`: 차가 있었으면 좋겠어요. */
export const WISH: Construction = {
  id: 'wish',
  stage: 'thought',
  change(clause, talk) {
    const { predicate } = clause
    if (predicate.kind !== 'report' || !isWish(clause, talk)) return clause
    const inner = predicate.clause
    return {
      ...inner,
      mood: clause.mood,
      noTopic: true,
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
    {
      english: "I hope it doesn't rain tomorrow.",
      polite: '내일 비가 안 왔으면 좋겠어요.',
      formal: '내일 비가 오지 않기를 바랍니다.',
      casual: '내일 비가 안 왔으면 좋겠어.',
      business: '내일 비가 오지 않기를 바랍니다.',
    },
  ],
  leftAlone: ["I hope I didn't wake you.", 'I wish you a happy birthday.', 'He wishes he had a car.'],
}
