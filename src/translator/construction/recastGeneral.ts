import type { Clause, Link, NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { personOf } from '#translator/korean/chain.ts'
import { Untranslatable } from '#translator/korean/rendering.ts'

function isPlainPresent({ group }: Clause): boolean {
  return group.tense === 'present' && !group.modal && !group.perfect && !group.progressive
}

function isPronoun(phrase: NounPhrase | undefined, id: 'it' | 'you' | 'what'): boolean {
  return phrase?.head.kind === 'pronoun' && phrase.head.id === id
}

/** Leaves the topic out of the condition. Throws if the verb depends on it. */
function withoutIt(predicate: Predicate): Predicate {
  if (predicate.kind !== 'verb') return predicate
  if ('english' in predicate.entry && predicate.entry.english === 'wash') throw new Untranslatable('wash it')
  const list = predicate.arguments.filter(({ particle, object }) => !(particle === '을/를' && isPronoun(object, 'it')))
  return { ...predicate, arguments: list }
}

function asCondition(link: Link): Link {
  const { subject, ...clause } = link.clause
  if (link.relation !== 'when' || !isPronoun(subject, 'you') || !isPlainPresent(link.clause)) return link
  return { ...link, relation: 'if', clause: { ...clause, predicate: withoutIt(clause.predicate) } }
}

/** `ice melts when you heat it`: `you` is generic and left out: 가열하면 녹아요. */
export function withGeneralYou(clause: Clause): Clause {
  const { subject, precedingClauses, mood } = clause
  const named = mood === 'statement' && subject?.head.kind === 'noun' && !subject.possessor
  const ofThing = (named && personOf(subject).living !== true) || (mood === 'question' && isPronoun(subject, 'what'))
  if (!precedingClauses || !ofThing || !isPlainPresent(clause)) return clause
  return { ...clause, precedingClauses: precedingClauses.map(asCondition) }
}
