import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause, Link } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'

/** What is over before something else begins: no state, and nothing that was not done. */
function isDone({ predicate, group }: Clause): boolean {
  if (group.negative || group.never || group.modal || group.progressive) return false
  if (predicate.kind === 'cause') return true
  return isLexicalVerb(predicate) && !predicate.entry.tags.has('state') && !predicate.passive
}

function isThenBehind(adjunct: Adjunct, { relation, span }: Link): boolean {
  return relation === 'and' && isAdverb(adjunct, 'then') && 'use' in adjunct && adjunct.use.span.from === span.to
}

/** `I ate dinner and then took a walk`: 저녁을 먹고 나서 산책을 했어요. */
export const AFTERWARDS: Construction = {
  id: 'afterwards',
  stage: 'clause',
  change(clause) {
    const { precedingClauses = [], adjuncts } = clause
    const link = precedingClauses.at(-1)
    const then = link && isDone(link.clause) ? adjuncts.find((each) => isThenBehind(each, link)) : undefined
    if (!link || !then) return clause
    const said: Link = { ...link, relation: 'and then', span: { from: link.span.from, to: link.span.to + 1 } }
    return {
      ...clause,
      adjuncts: adjuncts.filter((each) => each !== then),
      precedingClauses: [...precedingClauses.slice(0, -1), said],
    }
  },
  examples: [
    {
      english: 'I cleaned my room and then watched a movie.',
      polite: '방을 청소하고 나서 영화를 봤어요.',
      formal: '방을 청소하고 나서 영화를 봤습니다.',
      casual: '방을 청소하고 나서 영화를 봤어.',
      business: '방을 청소하고 나서 영화를 봤습니다.',
    },
  ],
  leftAlone: ['I was tired and then I slept.', 'I cleaned my room and watched a movie.'],
}
