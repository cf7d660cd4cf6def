import type { Construction } from '#translator/construction/construction.ts'
import { isAdverb } from '#translator/frame/adverbAdjunct.ts'
import type { Adjunct } from '#translator/frame/frame.ts'
import { isTaggedVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

function isWhere(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'preposition')
    return adjunct.phrase.preposition.role === 'place' && isKind(adjunct.phrase.object, 'place')
  return adjunct.kind === 'wh' ? adjunct.word === 'where' : isAdverb(adjunct, 'here', 'there')
}

/** `they sell umbrellas at that store`: `they` is generic and left out. */
export const GENERIC_THEY: Construction = {
  id: 'generic they',
  stage: 'clause',
  change(clause) {
    const { subject, predicate, group, adjuncts } = clause
    if (!subject || !isPronoun(subject, 'they') || clause.precedingClauses?.length) return clause
    if (!isTaggedVerb(predicate, 'customary')) return clause
    if (group.tense !== 'present' || !adjuncts.some(isWhere)) return clause
    return { ...clause, subject: { ...subject, head: { kind: 'pronoun', id: 'it' } }, sharedSubject: true }
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
  ],
  leaves: ['They speak French.', 'They sold umbrellas at that store.'],
}
