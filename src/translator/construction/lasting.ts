import type { Construction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import type { Adjunct, Clause, Link } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'

function isTimeSpan(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'adverb') return !('unknown' in adjunct.use.entry) && /^for /.test(adjunct.use.entry.english)
  return adjunct.kind === 'preposition' && /^(?:for|since)$/.test(adjunct.phrase.preposition.english)
}

/** Whether the clause is about a state or an action that can last until now: `we have been friends for years` 친구예요. */
function lasts({ predicate, group }: Clause): boolean {
  if (predicate.kind === 'noun' || predicate.kind === 'place') return true
  if (predicate.kind === 'adjective') return predicate.linking === 'be'
  return isLexicalVerb(predicate) && (group.progressive || predicate.entry.tags.has('ongoing'))
}

function everSince(link: Link): Link {
  return link.relation === 'since' ? { ...link, relation: 'ever since' } : link
}

/** The English perfect with `for` or `since` becomes a Korean present that continues: 오 년 동안 살고 있어요. */
export const LASTING: Construction = {
  id: 'lasting',
  stage: 'clause',
  after: ['time since', 'asked duration', 'resulting stretch'],
  lesson: {
    text: 'An action that began earlier and still continues takes the Korean present: -고 있다.',
    rank: RANK.special,
  },
  change(clause, _talk, tell) {
    const { group, adjuncts, precedingClauses = [] } = clause
    if (!group.perfect || group.modal || group.negative || group.never || group.tense === 'past') return clause
    const spansTime = adjuncts.some(isTimeSpan) || precedingClauses.some(({ relation }) => relation === 'since')
    if (!lasts(clause) || !spansTime) return clause
    tell()
    const lasting = { ...group, perfect: false, progressive: clause.predicate.kind === 'verb' }
    return { ...clause, group: lasting, precedingClauses: precedingClauses.map(everSince) }
  },
  examples: [
    {
      english: 'I have lived here for five years.',
      polite: '여기에 5년 동안 살고 있어요.',
      formal: '여기에 5년 동안 살고 있습니다.',
      casual: '여기에 5년 동안 살고 있어.',
      business: '여기에 5년 동안 살고 있습니다.',
    },
    {
      english: 'She has been working since nine.',
      polite: '그녀는 아홉 시부터 일하고 있어요.',
      formal: '그녀는 아홉 시부터 일하고 있습니다.',
      casual: '그녀는 아홉 시부터 일하고 있어.',
      business: '그분은 아홉 시부터 일하고 계십니다.',
    },
  ],
  leaves: ['I have lived in Busan.', 'I lived there for five years.'],
}
