import type { Construction } from '#translator/construction/construction.ts'
import type { Adjunct, Argument, Clause, NounPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb, type LexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'
import { isSamePerson } from '#translator/frame/samePerson.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'
import { hasPassive, suffersFrom } from '#translator/korean/verb.ts'

function withoutOwner({ possessor: _owner, ...agent }: NounPhrase): NounPhrase {
  return agent
}

/** `the letter was mailed` is said in the active; with modals the thing is the topic. */
function isPastAction({ group, mood }: Clause): boolean {
  return (group.tense === 'past' || group.perfect) && !group.modal && mood === 'statement'
}

/** 편지를 부쳤어요 */
function doneBySomeone(clause: Clause, active: LexicalVerb, object: NounPhrase): Clause {
  const { subject: _object, ...rest } = clause
  const done: Argument = { role: 'obj', particle: '을/를', object }
  return { ...rest, predicate: { ...active, arguments: [...active.arguments, done] } }
}

/** The active has an unnamed subject. */
function withoutAgent(clause: Clause, active: LexicalVerb): Clause {
  const { subject, adjuncts } = clause
  if (personOf(subject).living === true) return clause
  if (subject && isPastAction(clause)) return doneBySomeone(clause, active, subject)
  const caused = adjuncts.some((each) => each.kind === 'preposition' && each.phrase.preposition.role === 'manner')
  return caused ? clause : { ...clause, predicate: active }
}

/** One's own kin needs no owner: 톰은 할머니가 키웠어요. */
function isOwnAgent(subject: NounPhrase | undefined, agent: NounPhrase | undefined): boolean {
  return agent?.possessor !== undefined && isSamePerson(subject, agent.possessor)
}

/** Whether the agent is the weather or the traffic, which hinders more than it acts. */
export function isWeather(agent: NounPhrase): boolean {
  return isKind(agent, 'weather') || isKind(agent, '[fog|traffic|storm|strike|blizzard|snowstorm|typhoon]')
}

/** `by the storm` read as a place, if no agent is named. */
function isLikeDoer(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'preposition') return false
  const { preposition, object } = adjunct.phrase
  return preposition.english === 'by' && preposition.word === '옆' && !isKind(object, 'place')
}

const DOERS = ['person', 'animal', 'group', 'machine', 'unknown'] as const

/** Kinds of agents that can act on a thing. */
function isDoer(agent: NounPhrase): boolean {
  return agent.head.kind === 'name' || agent.head.kind === 'pronoun' || DOERS.some((kind) => isKind(agent, kind))
}

/** The active, with the agent as its subject or next to the topic. */
function doneBy(clause: Clause, active: LexicalVerb, agent: NounPhrase, own: boolean): Clause {
  const { subject } = clause
  const living = personOf(subject).living === true
  const topical = own || (!living && personOf(agent).respect === 'none')
  if (subject && topical) {
    const byAgent = { role: 'by', particle: '이/가', object: agent }
    return { ...clause, predicate: { ...active, arguments: [byAgent, ...active.arguments] } }
  }
  const suffered = subject ? [{ role: 'obj', particle: '을/를', object: subject }] : []
  return { ...clause, subject: agent, predicate: { ...active, arguments: [...active.arguments, ...suffered] } }
}

/** A passive without a Korean passive, or whose agent is told as acting. */
interface Passive {
  active: LexicalVerb
  agent: NounPhrase | undefined
  own: boolean
}

function toldActively({ predicate, subject }: Clause): Passive | undefined {
  if (!isLexicalVerb(predicate) || !predicate.passive) return undefined
  const { agent: by, passive: _passive, ...active } = predicate
  if (by && isWeather(by) && hasPassive(predicate.entry)) return undefined
  const own = isOwnAgent(subject, by)
  const agent = by && own ? withoutOwner(by) : by
  const told = agent && personOf(agent).living === true && !suffersFrom(predicate.entry)
  return hasPassive(predicate.entry) && !told ? undefined : { active, agent, own }
}

/** `the car needs to be washed`: somebody has to do it, 차를 세차해야 해요. */
function neededAction(clause: Clause): Clause {
  const { predicate, subject, ...rest } = clause
  if (predicate.kind !== 'control' || !/^(?:need|must)$/.test(predicate.control) || !subject) return clause
  const { phrase } = predicate
  if (personOf(subject).living === true || !isLexicalVerb(phrase.predicate) || !phrase.predicate.passive) return clause
  const { agent, passive: _passive, ...active } = phrase.predicate
  if (agent || hasPassive(phrase.predicate.entry)) return clause
  const done: Argument = { role: 'obj', particle: '을/를', object: subject }
  const doing = { ...phrase, predicate: { ...active, arguments: [...active.arguments, done] } }
  return { ...rest, predicate: { ...predicate, phrase: doing } }
}

/**
 * Korean prefers the active if there is an agent or if it has no passive: 이 케이크는 여동생이 만들었어요,
 * 차가 그를 쳤어요, 일은 해야 해요.
 */
export const ACTIVE_VOICE: Construction = {
  id: 'active voice',
  stage: 'clause',
  refuses(clause) {
    const { predicate, subject, adjuncts } = clause
    if (!isLexicalVerb(predicate) || !predicate.passive) return undefined
    if (!predicate.agent && adjuncts.some(isLikeDoer)) return 'passive beside a thing'
    const { agent, own } = toldActively(clause) ?? {}
    const acted = !agent || own || personOf(subject).living === true || isDoer(agent)
    return acted ? undefined : 'passive by a thing'
  },
  change(clause) {
    const passive = toldActively(clause)
    if (!passive) return neededAction(clause)
    const { active, agent, own } = passive
    return agent ? doneBy(clause, active, agent, own) : withoutAgent(clause, active)
  },
  refused: ['The song was sung by the sea.'],
  examples: [
    {
      english: 'This cake was made by my sister.',
      polite: '이 케이크는 제 여동생이 만들었어요.',
      formal: '이 케이크는 제 여동생이 만들었습니다.',
      casual: '이 케이크는 내 여동생이 만들었어.',
      business: '이 케이크는 제 여동생이 만들었습니다.',
    },
    {
      english: 'The letter was mailed yesterday.',
      polite: '어제 편지를 부쳤어요.',
      formal: '어제 편지를 부쳤습니다.',
      casual: '어제 편지를 부쳤어.',
      business: '어제 편지를 부쳤습니다.',
    },
    {
      english: 'The car needs to be washed.',
      polite: '차를 닦아야 해요.',
      formal: '차를 닦아야 합니다.',
      casual: '차를 닦아야 해.',
      business: '차를 닦아야 합니다.',
    },
    {
      english: 'He was raised by his grandmother.',
      polite: '그 사람은 할머니가 키웠어요.',
      formal: '그 사람은 할머니가 키웠습니다.',
      casual: '걔는 할머니가 키웠어.',
      business: '그분은 할머니가 키우셨습니다.',
    },
  ],
  leftAlone: ['My sister made this cake.', 'The bridge was built in 1990.'],
}
