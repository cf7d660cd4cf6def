import { asks } from '#translator/english/asking.ts'
import type { Adjunct, Argument, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `explain it again`: the known object comes first, 그걸 다시. */
export function isAfterObject(adjunct: Adjunct, { predicate }: VerbPhrase): boolean {
  if (adjunct.kind === 'wh' && adjunct.word === 'where' && predicate.kind === 'verb')
    return predicate.arguments.some(isPlainObject)
  const again = adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.english === 'again'
  const times = adjunct.kind === 'time noun' && isKindOfTimes(adjunct.object)
  if ((!again && !times) || predicate.kind !== 'verb') return false
  return predicate.arguments.some(
    ({ role, object: { head } }) => role === 'obj' && head.kind === 'pronoun' && /^(?:it|this|that)$/.test(head.id),
  )
}

function isPlainObject({ role, particle, object }: Argument): boolean {
  return role === 'obj' && particle === '을/를' && !asks(object)
}

/** how many times, three times */
function isKindOfTimes({ head, quantity }: NounPhrase): boolean {
  return quantity !== undefined && head.kind === 'noun' && head.entry.english === 'time'
}

export function isHere(adjunct: Adjunct): boolean {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  return /^(?:here|there|over there|around here)$/.test(adjunct.use.entry.english)
}

/** `the water is deep here` speaks of the place: 여기는 물이 깊어요. */
export function isSpokenOf({ predicate, adjuncts }: VerbPhrase, subject: NounPhrase | undefined): boolean {
  if (predicate.kind !== 'adjective' || subject?.head.kind !== 'noun' || subject.possessor) return false
  return adjuncts.some(isHere) && personOf(subject).who === 'other'
}
