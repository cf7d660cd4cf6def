import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import type { VerbGroup } from '#translator/frame/frameTerm.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `I think (that) …`, `do you think (that) …?`, `it seems (that) …` in the present: -는 것 같다, said straight onto the clause. */
function isSeeming({ predicate, group, subject, mood }: Clause): boolean {
  if (predicate.kind !== 'report' || predicate.whether || group.tense !== 'present' || group.modal) return false
  const { report } = predicate
  const { who } = personOf(subject)
  const thinks = who === 'I' || (who === 'you' && mood === 'question' && !group.negative)
  return report === 'seem' || report === 'afraid' || (report === 'think' && thinks)
}

/** `I think I could help` is about being able to. */
function thoughtGroup({ group, predicate }: Clause): VerbGroup {
  return predicate.kind === 'verb' && group.modal === 'could' && !group.perfect ? { ...group, modal: 'can' } : group
}

/** `I think (that) he is kind` is said as `he seems kind`; `I don't think` moves its not inside. */
export const THOUGHT: Construction = {
  id: 'thought',
  stage: 'thought',
  change(clause) {
    const { predicate, group } = clause
    if (predicate.kind !== 'report' || !isSeeming(clause)) return clause
    const inner = predicate.clause
    const subject = inner.subject ?? (predicate.report === 'seem' ? clause.subject : undefined)
    return {
      ...inner,
      mood: clause.mood,
      ...(clause.mood === 'question' ? { noTopic: true as const } : {}),
      ...(subject ? { subject } : {}),
      group: { ...thoughtGroup(inner), negative: inner.group.negative !== group.negative },
      adjuncts: [...clause.adjuncts, ...inner.adjuncts],
      precedingClauses: [...(clause.precedingClauses ?? []), ...(inner.precedingClauses ?? [])],
    }
  },
  examples: [
    {
      english: 'I think he is kind.',
      polite: '그 사람은 친절한 것 같아요.',
      formal: '그 사람은 친절한 것 같습니다.',
      casual: '걔는 친절한 것 같아.',
      business: '그분은 친절하신 것 같습니다.',
    },
    {
      english: "I don't think it will rain.",
      polite: '비가 안 올 것 같아요.',
      formal: '비가 오지 않을 것 같습니다.',
      casual: '비가 안 올 것 같아.',
      business: '비가 오지 않을 것 같습니다.',
    },
    {
      english: 'Do you think it will rain?',
      polite: '비가 올 것 같아요?',
      formal: '비가 올 것 같습니까?',
      casual: '비가 올 것 같아?',
      business: '비가 올 것 같습니까?',
    },
    {
      english: 'Do you think I should call her?',
      polite: '제가 그 사람한테 전화하는 게 좋을 것 같아요?',
      formal: '제가 그 사람에게 전화하는 게 좋을 것 같습니까?',
      casual: '내가 걔한테 전화하는 게 좋을 것 같아?',
      business: '제가 그분에게 전화하는 게 좋을 것 같습니까?',
    },
  ],
  leftAlone: ["Don't you think he is kind?", 'He thinks I am kind.', 'I thought he was kind.'],
}
