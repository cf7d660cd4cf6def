import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'

/** `they're always fighting`: a habit, 항상 싸워요. */
export const CONSTANT_HABIT: Construction = {
  id: 'constant habit',
  stage: 'clause',
  change(clause) {
    const { group, adjuncts, predicate } = clause
    const isHabit = predicate.kind === 'verb' && group.progressive && !group.perfect && group.modal === undefined
    if (!isHabit || !adjuncts.some((each) => isAdverb(each, 'always', 'constantly', 'forever'))) return clause
    return { ...clause, group: { ...group, progressive: false } }
  },
  examples: [
    {
      english: "They're always fighting.",
      polite: '그 사람들은 항상 싸워요.',
      formal: '그 사람들은 항상 싸웁니다.',
      casual: '걔네는 항상 싸워.',
      business: '그분들은 항상 싸우십니다.',
    },
  ],
  leftAlone: ["They're fighting.", 'They always fight.'],
}
