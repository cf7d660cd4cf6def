import type { NounPhrase } from '#translator/frame/frame.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'

const ITS_OWNER = new Set<PronounId>(['I', 'we', 'who'])

/** `his own car` 자기 차, `my own car` 제 차: the owner's word says whose it is. */
export function withOwnOwner(phrase: NounPhrase): NounPhrase {
  const { possessor, adjectives } = phrase
  const own = adjectives.find(({ entry }) => !('unknown' in entry) && entry.english === 'own')
  if (!own || possessor?.head.kind !== 'pronoun') return phrase
  const head = ITS_OWNER.has(possessor.head.id) ? possessor.head : { kind: 'pronoun' as const, id: 'self' as const }
  const span = { from: possessor.span.from, to: own.span.to }
  return { ...phrase, adjectives: adjectives.filter((each) => each !== own), possessor: { ...possessor, head, span } }
}
