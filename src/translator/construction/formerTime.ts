import type { Construction } from '#translator/construction/construction.ts'
import type { Clause } from '#translator/frame/frame.ts'

/** `when I was young`: the time is told already. */
function tellsTime({ precedingClauses = [] }: Clause): boolean {
  return precedingClauses.some(({ relation, clause }) => relation === 'when' && clause.group.tense === 'past')
}

/** `I used to hate it when I was young`: 어렸을 때 says it all, without 예전에. */
export const FORMER_TIME: Construction = {
  id: 'former time',
  stage: 'clause',
  change(clause) {
    if (clause.group.modal !== 'used to' || !tellsTime(clause)) return clause
    const { modal: _formerly, ...group } = clause.group
    return { ...clause, group: { ...group, tense: 'past' } }
  },
  examples: [
    {
      english: 'I used to hate vegetables when I was young.',
      polite: '어렸을 때 채소를 싫어했어요.',
      formal: '어렸을 때 채소를 싫어했습니다.',
      casual: '어렸을 때 채소를 싫어했어.',
      business: '어렸을 때 채소를 싫어했습니다.',
    },
  ],
  leftAlone: ['I used to hate vegetables.'],
}
