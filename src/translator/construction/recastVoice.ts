import { isSamePerson } from '#translator/construction/recastPhrase.ts'
import type { Adjunct, Argument, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { PREPOSITIONS } from '#translator/frame/preposition.ts'
import { personOf } from '#translator/korean/chain.ts'
import { Untranslatable } from '#translator/korean/rendering.ts'
import { hasPassive, isStruck, suffersFrom } from '#translator/korean/verb.ts'

function withoutOwner({ possessor: _owner, ...agent }: NounPhrase): NounPhrase {
  return agent
}

/** `the letter was mailed` is said in the active; with modals the thing is the topic. */
function isPastAction({ group, mood }: Clause): boolean {
  return (group.tense === 'past' || group.perfect) && !group.modal && mood === 'statement'
}

/** 편지를 부쳤어요 */
function doneBySomeone(clause: Clause, active: Active, object: NounPhrase): Clause {
  const { subject: _object, ...rest } = clause
  const done: Argument = { role: 'obj', particle: '을/를', object }
  return { ...rest, predicate: { ...active, arguments: [...active.arguments, done] } }
}

type Active = Extract<Clause['predicate'], { kind: 'verb' }>

/** The active has an unnamed subject. */
function withoutAgent(clause: Clause, active: Active): Clause {
  const { subject, adjuncts } = clause
  if (personOf(subject).living === true) return clause
  if (subject && isPastAction(clause)) return doneBySomeone(clause, active, subject)
  const caused = adjuncts.some((each) => each.kind === 'preposition' && each.phrase.preposition.role === 'manner')
  return caused ? clause : { ...clause, predicate: active }
}

/** One's own kin needs no owner: 톰은 할머니가 키웠어요. */
function isOwnAgent({ subject, predicate }: Clause): boolean {
  if (predicate.kind !== 'verb' || !predicate.agent?.possessor) return false
  return isSamePerson(subject, predicate.agent.possessor)
}

const BECAUSE_OF = PREPOSITIONS.find(({ english }) => english === 'because of')

function isWeather(agent: NounPhrase): boolean {
  return isKind(agent, 'weather') || isKind(agent, '[fog|traffic|storm|strike|blizzard|snowstorm|typhoon]')
}

/** `by the storm` read as a place, if no agent is named. */
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

/** Kinds of agents that can act on a thing. */
function isDoer(agent: NounPhrase): boolean {
  return agent.head.kind === 'name' || agent.head.kind === 'pronoun' || DOERS.some((kind) => isKind(agent, kind))
}

/** The active, with the agent as its subject or next to the topic. */
function doneBy(clause: Clause, active: Active, agent: NounPhrase, own: boolean): Clause {
  const { subject } = clause
  const living = personOf(subject).living === true
  if (!living && !own && !isDoer(agent)) throw new Untranslatable('passive by a thing')
  const topical = own || (!living && personOf(agent).respect === 'none')
  if (subject && topical) {
    const byAgent = { role: 'by', particle: '이/가', object: agent }
    return { ...clause, predicate: { ...active, arguments: [byAgent, ...active.arguments] } }
  }
  const suffered = subject ? [{ role: 'obj', particle: '을/를', object: subject }] : []
  return { ...clause, subject: agent, predicate: { ...active, arguments: [...active.arguments, ...suffered] } }
}

/**
 * Korean prefers the active if there is an agent or if it has no passive: 이 케이크는 여동생이 만들었어요,
 * 차가 그를 쳤어요, 일은 해야 해요.
 */
export function withActiveVoice(clause: Clause): Clause {
  const { predicate } = clause
  if (predicate.kind !== 'verb' || !predicate.passive || 'unknown' in predicate.entry) return clause
  const { agent: by, passive: _passive, ...active } = predicate
  if (!by && clause.adjuncts.some(isLikeDoer)) throw new Untranslatable('passive beside a thing')
  if (by && isWeather(by) && hasPassive(predicate.entry)) return hinderedBy(clause, by)
  const own = isOwnAgent(clause)
  const agent = by && own ? withoutOwner(by) : by
  const doer = personOf(agent)
  const told = agent && doer.living === true && !suffersFrom(predicate.entry)
  if (hasPassive(predicate.entry) && !told) return clause
  if (!agent) return withoutAgent(clause, active)
  return doneBy(clause, active, agent, own)
}
