import type { Adjunct, Clause } from '#translator/analysis/frame.ts'

const ASKING: ReadonlySet<Clause['mood']> = new Set(['question', 'invitation', 'request', 'offer', 'proposal'])

function isAnywhere(adjunct: Adjunct): adjunct is Extract<Adjunct, { kind: 'adverb' }> {
  return adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.english === 'anywhere'
}

/** Denied it is 아무 데도; a question asks 어디, and what is so anywhere is so 아무 데나. */
export function withAnywhere(clause: Clause): Clause {
  const { group, mood, adjuncts } = clause
  if (group.negative || group.never || !adjuncts.some(isAnywhere)) return clause
  const said = ASKING.has(mood) ? { english: 'somewhere', korean: '어디' } : { korean: '아무 데나' }
  return {
    ...clause,
    adjuncts: adjuncts.map((each) =>
      isAnywhere(each) ? { ...each, use: { ...each.use, entry: { ...each.use.entry, ...said } } } : each,
    ),
  }
}
