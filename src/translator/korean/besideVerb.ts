import { asks } from '#translator/english/asking.ts'
import type { Adjunct, Argument, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'
import { personOf } from '#translator/frame/subjectPerson.ts'

/** `explain it again`, `watched this movie twice`: the object comes first, 파일을 다시, 이 영화를 두 번. */
export function isAfterObject(adjunct: Adjunct, { predicate, adjuncts, mood }: VerbPhrase & { mood?: Mood }): boolean {
  if (predicate.kind !== 'verb') return false
  if (mood === 'command' && (isStretch(adjunct) || isPerTime(adjunct)))
    return predicate.arguments.some((each) => isPlainObject(each) && each.object.quantity === undefined)
  const again = adjunct.kind === 'adverb' && !('unknown' in adjunct.use.entry) && adjunct.use.entry.english === 'again'
  if (again || (adjunct.kind === 'wh' && adjunct.word === 'where')) return predicate.arguments.some(isPlainObject)
  if (!isNumberOfTimes(adjunct) || adjuncts.some(({ kind }) => kind === 'per')) return false
  return predicate.arguments.some(
    (each) => (isPlainObject(each) || each.particle === '에게') && each.object.quantity === undefined,
  )
}

/** `three times`, `one more time`, but not `once a month`: 한 달에 한 번 stands before the object. */
function isNumberOfTimes(adjunct: Adjunct): boolean {
  if (adjunct.kind === 'time noun') return isKindOfTimes(adjunct.object)
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  const { korean } = adjunct.use.entry
  return / 번(?: 더)?$/.test(korean) && !korean.includes('에 ')
}

/** three times a day */
function isPerTime(adjunct: Adjunct): boolean {
  return adjunct.kind === 'per' || (adjunct.kind === 'time noun' && isKindOfTimes(adjunct.object))
}

/** `boil the eggs for eight minutes`: 달걀을 8분 동안 삶으세요. */
function isStretch(adjunct: Adjunct): boolean {
  return adjunct.kind === 'preposition' && adjunct.phrase.preposition.role === 'duration'
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
