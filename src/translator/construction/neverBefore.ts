import type { Construction } from '#translator/construction/construction.ts'
import type { Clause, Predicate } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'

const DESCRIBING: ReadonlySet<Predicate['kind']> = new Set(['adjective', 'noun', 'place', 'infinitive'])

export function describes({ predicate }: Clause): boolean {
  return DESCRIBING.has(predicate.kind)
}

/** Whether the clause is about an event that was waited for: he never came. */
export function isAwaited({ predicate }: Clause): boolean {
  return isTaggedVerb(predicate, 'awaited')
}

/** `I never drank`: for the past -(으)ㄴ 적이 없다. */
export const NEVER_BEFORE: Construction = {
  id: 'never before',
  stage: 'clause',
  change(clause) {
    const { group } = clause
    if (!group.never || group.perfect || group.tense !== 'past' || group.modal) return clause
    if (describes(clause) || isAwaited(clause)) return clause
    return { ...clause, group: { ...group, tense: 'present', perfect: true } }
  },
  examples: [
    {
      english: 'I never smoked.',
      polite: '담배를 피운 적이 없어요.',
      formal: '담배를 피운 적이 없습니다.',
      casual: '담배를 피운 적이 없어.',
      business: '담배를 피운 적이 없습니다.',
    },
    {
      english: 'She never met him.',
      polite: '그 여자는 그 남자를 만난 적이 없어요.',
      formal: '그 여자는 그 남자를 만난 적이 없습니다.',
      casual: '그 여자는 그 남자를 만난 적이 없어.',
      business: '그 여자분은 그 남자분을 만나신 적이 없습니다.',
    },
  ],
  leftAlone: ['I never smoke.', 'He never came back.'],
}
