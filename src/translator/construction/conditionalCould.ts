import type { Construction } from '#translator/construction/construction.ts'
import type { Link } from '#translator/frame/frame.ts'

/** `so hungry that I could eat a horse` is no past either. */
function isCondition({ relation, clause: { group } }: Link): boolean {
  return (
    relation === 'if' || relation === 'unless' || (relation === 'result' && group.tense === 'present' && !group.perfect)
  )
}

/** `we could go if …` is about a possibility, not the past. */
export const CONDITIONAL_COULD: Construction = {
  id: 'conditional could',
  stage: 'clause',
  change(clause) {
    const { group, precedingClauses = [] } = clause
    const conditional = precedingClauses.some(isCondition)
    if (group.modal !== 'could' || group.perfect || !conditional) return clause
    return { ...clause, group: { ...group, modal: 'can' } }
  },
  examples: [
    {
      english: 'If I had time, I could help you.',
      polite: '시간이 있으면 도와드릴 수 있어요.',
      formal: '시간이 있으면 도와드릴 수 있습니다.',
      casual: '시간이 있으면 도와줄 수 있어.',
      business: '시간이 있으면 도와드릴 수 있습니다.',
    },
    {
      english: 'We could go to the beach if the weather were good.',
      polite: '날씨가 좋으면 우리는 해변에 갈 수 있어요.',
      formal: '날씨가 좋으면 우리는 해변에 갈 수 있습니다.',
      casual: '날씨가 좋으면 우리는 해변에 갈 수 있어.',
      business: '날씨가 좋으면 우리는 해변에 갈 수 있습니다.',
    },
  ],
  leftAlone: ['He could swim when he was five.', 'If I have time, I will help you.'],
}
