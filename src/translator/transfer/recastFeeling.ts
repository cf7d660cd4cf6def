import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { Clause } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import { named } from '#translator/lexicon/koreanKey.ts'

const FEARING = named(koreanPredicate('무서워하다', 'verb', '하다'))

const FRIGHTENING = new Set(['scare', 'frighten'])

/** `spiders scare me`: one is afraid of what scares one, 저는 거미를 무서워해요. */
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
