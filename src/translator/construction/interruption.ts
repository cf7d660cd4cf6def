import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Clause, Link } from '#translator/frame/frame.ts'

/** `I was about to leave when …`, `I was sleeping when suddenly …`: the news is in the clause with `when`. */
function isInterrupted({ group, predicate, mood }: Clause, { relation, clause }: Link): boolean {
  if (relation !== 'when' || mood !== 'statement' || group.tense !== 'past' || group.negative || group.modal)
    return false
  if (clause.group.tense !== 'past' || clause.group.modal || clause.group.progressive) return false
  const isAboutTo = predicate.kind === 'control' && predicate.control === 'about to'
  return (
    isAboutTo || (group.progressive && clause.adjuncts.some((each) => isAdverb(each, 'suddenly', 'all of a sudden')))
  )
}

/** `I was about to leave when she started to cry`: what was going on comes first, 떠나려고 했는데 그 사람이 울기 시작했어요. */
export const INTERRUPTION: Construction = {
  id: 'interruption',
  stage: 'question',
  change(clause) {
    const { precedingClauses = [], ...main } = clause
    const [link] = precedingClauses
    if (!link || precedingClauses.length > 1 || !isInterrupted(clause, link)) return clause
    return { ...link.clause, precedingClauses: [{ relation: 'meanwhile', clause: main, span: link.span }] }
  },
  examples: [
    {
      english: 'I was about to leave when she started to cry.',
      polite: '막 떠나려고 했는데 그 사람이 울기 시작했어요.',
      formal: '막 떠나려고 했는데 그 사람이 울기 시작했습니다.',
      casual: '막 떠나려고 했는데 걔가 울기 시작했어.',
      business: '막 떠나려고 했는데 그분이 울기 시작하셨습니다.',
    },
  ],
  leaves: ['I was sleeping when you called.', 'I was about to leave.'],
}
