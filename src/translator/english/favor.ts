import type { Adjunct, VerbPhrase } from '#translator/frame/frame.ts'
import type { CauseId } from '#translator/frame/government.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isListener, isPronoun, isSpeaker } from '#translator/frame/pronounPhrase.ts'

const PERCEIVED: ReadonlySet<CauseId> = new Set(['hear', 'see', 'feel', 'catch'])

/** Whether the action helps the speaker, so that `can you` is a request and not a question about an ability. */
export function isFavor(phrase: VerbPhrase): boolean {
  const { predicate } = phrase
  if (predicate.kind === 'cause') return !PERCEIVED.has(predicate.cause)
  if (predicate.kind === 'report') return isPronoun(predicate.listener, 'I')
  if (!isLexicalVerb(predicate)) return false
  const forSpeaker = predicate.arguments.some(
    ({ role, object }) => isSpeaker(object) && (role === 'iobj' || role === 'to'),
  )
  return forSpeaker || phrase.adjuncts.some((each) => benefits(each, ['I', 'we'])) || predicate.entry.tags.has('favour')
}

/** Whether the action is done with or for the listener: 도와드릴까요? */
export function isOffer({ predicate }: VerbPhrase): boolean {
  if (!isLexicalVerb(predicate)) return false
  const forListener = predicate.arguments.some(({ object }) => isListener(object))
  return forListener && predicate.entry.tags.has('favour')
}

/** `for me`, `for you`: the person who benefits from an action. */
export function benefits(adjunct: Adjunct, persons: readonly ('I' | 'we' | 'you')[]): boolean {
  if (adjunct.kind !== 'preposition' || adjunct.phrase.preposition.english !== 'for') return false
  return isPronoun(adjunct.phrase.object, ...persons)
}
