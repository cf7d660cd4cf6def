import type { Argument, Clause, NounPhrase } from '#translator/analysis/frame.ts'
import { personOf } from '#translator/transfer/koreanChain.ts'
import { hasPassive, suffersFrom } from '#translator/transfer/koreanVerb.ts'
import { isSamePerson } from '#translator/transfer/recastPhrase.ts'

function withoutOwner({ possessor: _owner, ...agent }: NounPhrase): NounPhrase {
  return agent
}

/** `the letter was mailed` tells what somebody did; what must or can be done is itself the topic. */
function isPastDeed({ group, mood }: Clause): boolean {
  return (group.tense === 'past' || group.perfect) && !group.modal && mood === 'statement'
}

/** 편지를 부쳤어요 */
function doneBySomeone(clause: Clause, active: Active, object: NounPhrase): Clause {
  const { subject: _object, ...rest } = clause
  const done: Argument = { role: 'obj', particle: '을/를', object }
  return { ...rest, predicate: { ...active, arguments: [...active.arguments, done] } }
}

type Active = Extract<Clause['predicate'], { kind: 'verb' }>

/** Who is not named has done it. */
function withoutAgent(clause: Clause, active: Active): Clause {
  const { subject, adjuncts } = clause
  if (personOf(subject).living === true) return clause
  if (subject && isPastDeed(clause)) return doneBySomeone(clause, active, subject)
  const caused = adjuncts.some((each) => each.kind === 'preposition' && each.phrase.preposition.role === 'manner')
  return caused ? clause : { ...clause, predicate: active }
}

/** One's own kin needs no owner: 톰은 할머니가 키웠어요. */
function isOwnAgent({ subject, predicate }: Clause): boolean {
  if (predicate.kind !== 'verb' || !predicate.agent?.possessor) return false
  return isSamePerson(subject, predicate.agent.possessor)
}

/**
 * Korean prefers the active where someone did it, or where it has no passive: 이 케이크는 여동생이 만들었어요,
 * 차가 그를 쳤어요, 일은 해야 해요.
 */
export function withActiveVoice(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'verb' || !predicate.passive || 'unknown' in predicate.entry) return clause
  const { agent: by, passive: _passive, ...active } = predicate
  const own = isOwnAgent(clause)
  const agent = by && own ? withoutOwner(by) : by
  const doer = personOf(agent)
  const told = agent && doer.living === true && !suffersFrom(predicate.entry)
  if (hasPassive(predicate.entry) && !told) return clause
  if (!agent) return withoutAgent(clause, active)
  const topical = own || (personOf(subject).living !== true && doer.respect === 'none')
  if (subject && topical) {
    const byAgent = { role: 'by', particle: '이/가', object: agent }
    return { ...clause, predicate: { ...active, arguments: [byAgent, ...predicate.arguments] } }
  }
  const suffered = subject ? [{ role: 'obj', particle: '을/를', object: subject }] : []
  return { ...clause, subject: agent, predicate: { ...active, arguments: [...predicate.arguments, ...suffered] } }
}
