import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `I think (that) …`, `it seems (that) …` in the present: -는 것 같다, said straight onto the clause. */
function isSeeming({ predicate, group, subject }: Clause): boolean {
  if (predicate.kind !== 'report' || predicate.whether || group.tense !== 'present' || group.modal) return false
  const { report } = predicate
  return report === 'seem' || report === 'afraid' || (report === 'think' && personOf(subject).who === 'I')
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
      ...(subject ? { subject } : {}),
      group: { ...inner.group, negative: inner.group.negative !== group.negative },
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
  ],
  leaves: ['He thinks I am kind.', 'I thought he was kind.'],
}
