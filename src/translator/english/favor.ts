import type { Adjunct, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import type { CauseId } from '#translator/frame/government.ts'

const PERCEIVED: ReadonlySet<CauseId> = new Set(['hear', 'see', 'feel', 'catch'])

/** Whether the action helps the speaker, so that `can you` is a request and not a question about an ability. */
export function isFavor(phrase: VerbPhrase): boolean {
  const { predicate } = phrase
  if (predicate.kind === 'cause') return !PERCEIVED.has(predicate.cause)
  if (predicate.kind === 'report')
    return predicate.listener?.head.kind === 'pronoun' && predicate.listener.head.id === 'I'
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry) return false
  const forSpeaker = predicate.arguments.some(
    ({ role, object }) =>
      object.head.kind === 'pronoun' &&
      (object.head.id === 'I' || object.head.id === 'we') &&
      (role === 'iobj' || role === 'to'),
  )
  return forSpeaker || phrase.adjuncts.some((each) => benefits(each, ['I', 'we'])) || predicate.entry.tags.has('favour')
}

export function isSpeaker({ head }: NounPhrase): boolean {
  return head.kind === 'pronoun' && (head.id === 'I' || head.id === 'we')
}

/** Whether the action is done with or for the listener: 도와 드릴까요? */
export function isOffer({ predicate }: VerbPhrase): boolean {
  if (predicate.kind !== 'verb' || 'unknown' in predicate.entry) return false
  const forListener = predicate.arguments.some(
    ({ object }) => object.head.kind === 'pronoun' && object.head.id === 'you',
  )
  return forListener && predicate.entry.tags.has('favour')
}

/** `for me`, `for you`: the person who benefits from an action. */
export function benefits(adjunct: Adjunct, persons: readonly ('I' | 'we' | 'you')[]): boolean {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.english !== 'for') return false
  const { head } = adjunct.phrase.object
  return head.kind === 'pronoun' && persons.some((id) => id === head.id)
}
