import { COST } from '#translator/english/chart.ts'
import type { Adjunct, Clause, VerbPhrase } from '#translator/frame/frame.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'

const PAST_ADVERB = /^(?:yesterday|last |the other day|the day before yesterday|in the past)/

/** Whether an adjunct is a time in the past: yesterday, last night, two days ago. */
function isPastTime(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'adverb') return !('unknown' in adjunct.use.entry) && PAST_ADVERB.test(adjunct.use.entry.english)
  if (adjunct.kind === 'preposition') return adjunct.phrase.preposition.english === 'ago'
  if (adjunct.kind !== 'time noun') return false
  return adjunct.object.adjectives.some(({ entry }) => !('unknown' in entry) && entry.english === 'last')
}

const SAME_FORM_IN_PAST = new Set(['read', 'let', 'set', 'bet', 'spread'])

function isHabitual(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'per' || adjunct.kind === 'wh') return true
  if (adjunct.kind === 'time noun') return adjunct.object.determiner === 'every'
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  const { english, tags } = adjunct.use.entry
  return tags.has('frequency') || english.startsWith('every ')
}

/** `I read it`: an object in the singular suggests a single past event rather than a habit. */
function isSinglePastEvent({ predicate, adjuncts }: VerbPhrase): boolean {
  if (!isLexicalVerb(predicate) || !SAME_FORM_IN_PAST.has(predicate.entry.english)) return false
  const known = predicate.arguments.some(({ role, object }) => role === 'obj' && !object.plural && !object.possessor)
  return known && !adjuncts.some(isHabitual)
}

/** Verbs with the same form in present and past (read, let, set): the present costs more with a past time or a singular object. */
export function tenseCost(phrase: VerbPhrase): number {
  const { group, adjuncts } = phrase
  return group.agreement === 'base' && (adjuncts.some(isPastTime) || isSinglePastEvent(phrase)) ? COST.disagreement : 0
}

/** `bit my tongue and let him talk`: a verb with the same form in present and past takes the past tense of the clause before it. */
export function withTenseOf(clause: Clause, { group }: Clause): Clause {
  const past = group.tense === 'past' && clause.group.agreement === 'base' && clause.group.tense === 'present'
  return past && !clause.group.modal ? { ...clause, group: { ...clause.group, tense: 'past' } } : clause
}
