import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { personOf } from '#translator/korean/chain.ts'
import { type NamedPredicate, named } from '#translator/lexicon/koreanKey.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

const FEARING = named(koreanPredicate('무서워하다', 'verb', '하다'))

const OWN_FEELINGS: Readonly<Record<string, NamedPredicate>> = {
  부러워하다: named(koreanPredicate('부럽다', 'adjective', 'ㅂ')),
  무서워하다: named(koreanPredicate('무섭다', 'adjective', 'ㅂ')),
  그리워하다: named(koreanPredicate('그립다', 'adjective', 'ㅂ')),
}

/** `I envy you`: the speaker's own feeling is an adjective about its cause, 부러워요. */
export function withOwnFeeling(clause: Clause): Clause {
  const { predicate, subject, group, mood } = clause
  const { who } = personOf(subject)
  const own = who === 'I' || (who === 'you' && mood === 'question')
  if (!own || predicate.kind !== 'verb' || !('korean' in predicate.entry) || group.progressive) return clause
  const felt = tableEntry(OWN_FEELINGS, predicate.entry.korean)
  const [about, ...more] = predicate.arguments
  if (!felt || !about || more.length > 0 || predicate.passive || group.modal !== undefined) return clause
  const entry = { ...predicate.entry, ...felt, tags: new Set(['state']) }
  return { ...clause, predicate: { ...predicate, entry, arguments: [{ ...about, role: 'about', particle: '이/가' }] } }
}

const LONGING = named(koreanPredicate('그리워하다', 'verb', '하다'))

/** `Tom misses Mary`: somebody else's longing, 메리를 그리워해요. */
export function withOthersLonging(clause: Clause): Clause {
  const { predicate, subject } = clause
  const { who, living } = personOf(subject)
  if (who !== 'other' || !living || predicate.kind !== 'verb' || 'unknown' in predicate.entry) return clause
  const [about, ...more] = predicate.arguments
  if (predicate.entry.english !== 'miss' || about?.particle !== '이/가' || more.length > 0) return clause
  const entry = { ...predicate.entry, ...LONGING }
  return { ...clause, predicate: { ...predicate, entry, arguments: [{ ...about, role: 'obj', particle: '을/를' }] } }
}

const FRIGHTENING = new Set(['scare', 'frighten'])

/** `spiders scare me`: the person who is afraid becomes the subject, 저는 거미를 무서워해요. */
export function withFear(clause: Clause): Clause {
  const { predicate, subject, group } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || !FRIGHTENING.has(predicate.entry.english))
    return clause
  const [scared] = predicate.arguments
  const lasting = group.tense === 'present' && !group.perfect && !group.progressive && group.modal === undefined
  if (!lasting || predicate.passive || !subject || !scared || !isKind(scared.object, 'person')) return clause
  const entry = { ...predicate.entry, ...FEARING, tags: new Set(['state']) }
  return {
    ...clause,
    subject: scared.object,
    predicate: { ...predicate, entry, arguments: [{ role: 'obj', particle: '을/를', object: subject }] },
  }
}
