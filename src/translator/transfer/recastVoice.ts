import type { Clause } from '#translator/analysis/frame.ts'
import { personOf } from '#translator/transfer/koreanChain.ts'
import { hasPassive, suffersFrom } from '#translator/transfer/koreanVerb.ts'

/**
 * Korean prefers the active where someone did it, or where it has no passive: 이 케이크는 여동생이 만들었어요,
 * 차가 그를 쳤어요, 일은 해야 해요.
 */
export function withActiveVoice(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'verb' || !predicate.passive || 'unknown' in predicate.entry) return clause
  const { agent, passive: _passive, ...active } = predicate
  const doer = personOf(agent)
  const told = agent && doer.living === true && !suffersFrom(predicate.entry)
  if (hasPassive(predicate.entry) && !told) return clause
  const living = personOf(subject).living === true
  const caused = clause.adjuncts.some(
    (each) => each.kind === 'preposition' && each.phrase.preposition.role === 'manner',
  )
  if (!agent) return living || caused ? clause : { ...clause, predicate: active }
  const topical = subject !== undefined && !living && doer.respect === 'none'
  if (topical) {
    const byAgent = { role: 'by', particle: '이/가', object: agent }
    return { ...clause, predicate: { ...active, arguments: [byAgent, ...predicate.arguments] } }
  }
  const suffered = subject ? [{ role: 'obj', particle: '을/를', object: subject }] : []
  return { ...clause, subject: agent, predicate: { ...active, arguments: [...predicate.arguments, ...suffered] } }
}
