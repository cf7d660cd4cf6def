import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct, Clause, Link } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isListener, isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'

function isWhere(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition')
    return adjunct.phrase.preposition.role === 'place' && isKind(adjunct.phrase.object, 'place')
  return adjunct.kind === 'wh' ? adjunct.word === 'where' : isAdverb(adjunct, 'here', 'there')
}

/** `they told us that the room is not ready`: those in charge, whom Korean does not name. */
function isOfThoseInCharge({ predicate, group, mood, precedingClauses = [] }: Clause): boolean {
  if (predicate.kind !== 'report' || group.tense !== 'past' || mood !== 'statement' || predicate.whether) return false
  const { report, clause, listener } = predicate
  const isTold = report === 'say' || (report === 'tell' && isSpeaker(listener))
  return isTold && !isPronoun(clause.subject, 'they') && !precedingClauses.some(namesPerson)
}

function namesPerson({ clause: { subject, predicate } }: Link): boolean {
  const objects = predicate.kind === 'verb' ? predicate.arguments.map(({ object }) => object) : []
  return [...(subject ? [subject] : []), ...objects].some(
    (phrase) => isKind(phrase, 'person') && !isSpeaker(phrase) && !isListener(phrase),
  )
}

/** What they said, to nobody: 방이 없다고 했어요. */
function saidByThem(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'report') return clause
  const { listener: _us, ...said } = predicate
  return { ...clause, predicate: { ...said, report: 'say' } }
}

/** `they sell umbrellas at that store`: `they` is generic and left out. */
export const GENERIC_THEY: Construction = {
  id: 'generic they',
  stage: 'clause',
  change(clause) {
    const { subject, predicate, group, adjuncts } = clause
    if (!subject || !isPronoun(subject, 'they')) return clause
    const unnamed = { ...subject, head: { kind: 'pronoun' as const, id: 'it' as const } }
    if (isOfThoseInCharge(clause)) return { ...saidByThem(clause), subject: unnamed }
    if (clause.precedingClauses?.length) return clause
    if (!isTaggedVerb(predicate, 'customary')) return clause
    if (group.tense !== 'present' || !adjuncts.some(isWhere)) return clause
    return { ...clause, subject: unnamed, sharedSubject: true }
  },
  examples: [
    {
      english: 'They sell umbrellas at that store.',
      polite: '그 가게에서 우산을 팔아요.',
      formal: '그 가게에서 우산을 팝니다.',
      casual: '그 가게에서 우산을 팔아.',
      business: '그 매장에서 우산을 판매합니다.',
    },
    {
      english: 'They speak French in Canada.',
      polite: '캐나다에서 프랑스어를 해요.',
      formal: '캐나다에서 프랑스어를 합니다.',
      casual: '캐나다에서 프랑스어를 해.',
      business: '캐나다에서 프랑스어를 합니다.',
    },
    {
      english: 'They told us the flight was late.',
      polite: '비행기가 늦었다고 했어요.',
      formal: '비행기가 늦었다고 했습니다.',
      casual: '비행기가 늦었다고 했어.',
      business: '비행기가 늦었다고 했습니다.',
    },
  ],
  leftAlone: ['They told us they were late.', 'They speak French.', 'They sold umbrellas at that store.'],
}
