import type { Adjunct, Clause, NounPhrase, Predicate } from '#translator/analysis/frame.ts'
import { isKind } from '#translator/analysis/nounKind.ts'
import { PREPOSITIONS } from '#translator/analysis/preposition.ts'
import { personOf } from '#translator/transfer/koreanChain.ts'
import { hasPassive, isStruck, suffersFrom } from '#translator/transfer/koreanVerb.ts'
import { Untranslatable } from '#translator/transfer/rendering.ts'

type VerbPredicate = Extract<Predicate, { kind: 'verb' }>

const BECAUSE_OF = PREPOSITIONS.find(({ english }) => english === 'because of')

function isWeather(agent: NounPhrase): boolean {
  return isKind(agent, 'weather') || isKind(agent, '[fog|traffic|storm|strike|blizzard|snowstorm|typhoon]')
}

/** `by the storm` read as a place, where nobody else did it. */
function isLikeDoer(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'preposition') return false
  const { preposition, object } = adjunct.phrase
  return preposition.english === 'by' && preposition.word === '옆' && !isKind(object, 'place')
}

/** `the flight was delayed by snow`: 눈 때문에 지연됐어요. */
function hinderedBy(clause: Clause, agent: NounPhrase): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry || !BECAUSE_OF) return clause
  if (isStruck(predicate.entry)) throw new Untranslatable('struck by the weather')
  const { agent: _agent, ...rest } = predicate
  const phrase = { preposition: BECAUSE_OF, object: agent, span: agent.span }
  return { ...clause, predicate: rest, adjuncts: [{ kind: 'preposition', phrase }, ...clause.adjuncts] }
}

const DOERS = ['person', 'animal', 'group', 'machine', 'unknown'] as const

/** What can be said to do something to a thing. */
function isDoer(agent: NounPhrase): boolean {
  return agent.head.kind === 'name' || agent.head.kind === 'pronoun' || DOERS.some((kind) => isKind(agent, kind))
}

/** The active with its doer as subject, or beside the thing that is spoken of. */
function doneBy(clause: Clause, active: VerbPredicate, agent: NounPhrase): Clause {
  const { subject } = clause
  const topical = subject !== undefined && personOf(subject).living !== true && personOf(agent).respect === 'none'
  if (topical) {
    const byAgent = { role: 'by', particle: '이/가', object: agent }
    return { ...clause, predicate: { ...active, arguments: [byAgent, ...active.arguments] } }
  }
  const suffered = subject ? [{ role: 'obj', particle: '을/를', object: subject }] : []
  return { ...clause, subject: agent, predicate: { ...active, arguments: [...active.arguments, ...suffered] } }
}

/**
 * Korean prefers the active where someone did it, or where it has no passive: 이 케이크는 여동생이 만들었어요,
 * 차가 그를 쳤어요, 일은 해야 해요.
 */
export function withActiveVoice(clause: Clause): Clause {
  const { predicate, subject } = clause
  if (predicate.kind !== 'verb' || !predicate.passive || 'unknown' in predicate.entry) return clause
  const { agent, passive: _passive, ...active } = predicate
  if (!agent && clause.adjuncts.some(isLikeDoer)) throw new Untranslatable('passive beside a thing')
  if (agent && isWeather(agent) && hasPassive(predicate.entry)) return hinderedBy(clause, agent)
  const doer = personOf(agent)
  const told = agent && doer.living === true && !suffersFrom(predicate.entry)
  if (hasPassive(predicate.entry) && !told) return clause
  const living = personOf(subject).living === true
  const caused = clause.adjuncts.some(
    (each) => each.kind === 'preposition' && each.phrase.preposition.role === 'manner',
  )
  if (!agent) return living || caused ? clause : { ...clause, predicate: active }
  if (!living && !isDoer(agent)) throw new Untranslatable('passive by a thing')
  return doneBy(clause, active, agent)
}
