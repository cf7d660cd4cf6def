import type { Construction } from '#translator/construction/construction.ts'
import { RANK } from '#translator/explanation/rule.ts'
import type { Adjunct, Clause, Link } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { replaced } from '#translator/frame/replaced.ts'

function isTimeSpan(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'adverb')
    return !('unknown' in adjunct.use.entry) && /^(?:for|since) /.test(adjunct.use.entry.english)
  return adjunct.kind === 'preposition' && /^(?:for|since)$/.test(adjunct.phrase.preposition.english)
}

/** Whether the clause is about a state or an action that can last until now: `we have been friends for years` 친구예요. */
function lasts({ predicate, group }: Clause): boolean {
  if (predicate.kind === 'noun' || predicate.kind === 'place') return true
  if (predicate.kind === 'construction') return group.progressive || /^(?:be|have)$/.test(predicate.entry.verb ?? '')
  if (predicate.kind === 'adjective') return predicate.linking === 'be'
  return isLexicalVerb(predicate) && (group.progressive || predicate.entry.tags.has('ongoing'))
}

/** Whether the clause tells an action, which continues as -고 있다. */
function isAction({ predicate }: Clause): boolean {
  if (predicate.kind !== 'construction') return predicate.kind === 'verb'
  const last = predicate.entry.base.pieces.at(-1)
  return last?.kind === 'predicate' && last.predicate.pos === 'verb'
}

/** The Korean of some rows continues by itself: [사귀다 -고 있다]. */
function isContinued({ predicate }: Clause): boolean {
  if (predicate.kind !== 'construction') return false
  const last = predicate.entry.base.pieces.at(-1)
  return last?.kind === 'predicate' && last.suffixes.includes('-고 있다')
}

/** `for five years`, counted until now: 5년째; but 지난 5년 동안 and 한 시간 이상 as they are. */
function counting(adjunct: Adjunct): Adjunct {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.word !== '동안') return adjunct
  const { preposition, object } = adjunct.phrase
  const { quantity, adjectives, determiner } = object
  const isPlain = quantity && !/^(?:앞으로|지난|처음)$/.test(quantity.roughly ?? '') && quantity.beyond === undefined
  if (!isPlain || adjectives.length > 0 || determiner) return adjunct
  return { ...adjunct, phrase: { ...adjunct.phrase, preposition: { ...preposition, word: '째' } } }
}

function everSince(link: Link): Link {
  return link.relation === 'since' ? { ...link, relation: 'ever since' } : link
}

/** The English perfect with `for` or `since` becomes a Korean present that continues: 5년째 살고 있어요. */
export const LASTING: Construction = {
  id: 'lasting',
  stage: 'clause',
  after: ['time since', 'time spent', 'asked duration', 'resulting stretch'],
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
    const lasting = { ...group, perfect: false, progressive: isAction(clause) && !isContinued(clause) }
    const counts = isAction(clause) || clause.predicate.kind === 'adjective'
    const stretched = counts ? replaced(adjuncts, counting) : adjuncts
    return { ...clause, group: lasting, adjuncts: stretched, precedingClauses: precedingClauses.map(everSince) }
  },
  examples: [
    {
      english: 'I have lived here for five years.',
      polite: '여기에 5년째 살고 있어요.',
      formal: '여기에 5년째 살고 있습니다.',
      casual: '여기에 5년째 살고 있어.',
      business: '여기에 5년째 살고 있습니다.',
    },
    {
      english: 'She has been working since nine.',
      polite: '그 사람은 아홉 시부터 일하고 있어요.',
      formal: '그 사람은 아홉 시부터 일하고 있습니다.',
      casual: '걔는 아홉 시부터 일하고 있어.',
      business: '그분은 아홉 시부터 일하고 계십니다.',
    },
    {
      english: 'I have been in charge of this project since May.',
      polite: '5월부터 이 프로젝트를 담당하고 있어요.',
      formal: '5월부터 이 프로젝트를 담당하고 있습니다.',
      casual: '5월부터 이 프로젝트를 담당하고 있어.',
      business: '5월부터 이 프로젝트를 담당하고 있습니다.',
    },
  ],
  leftAlone: ['I have lived in Busan.', 'I lived there for five years.'],
}
