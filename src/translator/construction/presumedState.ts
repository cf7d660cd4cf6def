import type { Construction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `you must be tired`: one feels with the listener, 피곤하시겠네요. */
export const PRESUMED_STATE: Construction = {
  id: 'presumed state',
  stage: 'thought',
  lesson: { text: '-겠- makes a guess about how something is or was for somebody: “must be”.', rank: RANK.special },
  change(clause, _talk, tell) {
    const { mood, group, predicate, subject, precedingClauses = [] } = clause
    if (mood !== 'statement' || group.modal !== 'must' || group.negative || precedingClauses.length > 0) return clause
    if (predicate.kind !== 'adjective' && predicate.kind !== 'infinitive') return clause
    if (!isListener(subject) && !isPronoun(subject, 'it')) return clause
    tell()
    return { ...clause, mood: 'exclamation', group: { ...group, modal: 'presumed' } }
  },
  examples: [
    {
      english: 'You must have been surprised.',
      polite: '놀라셨겠네요.',
      formal: '놀라셨겠습니다.',
      casual: '놀랐겠네.',
      business: '놀라셨겠습니다.',
    },
  ],
  leftAlone: ['You must go now.', 'You must be her brother.'],
}
