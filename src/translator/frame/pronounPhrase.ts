import type { NounPhrase } from '#translator/frame/frame.ts'
import type { PronounId } from '#translator/frame/pronoun.ts'

/** Whether the phrase is one of the pronouns. */
export function isPronoun(phrase: NounPhrase | undefined, ...ids: readonly PronounId[]): boolean {
  return phrase?.head.kind === 'pronoun' && ids.includes(phrase.head.id)
}

/** Whether the phrase is `I` or `we`. */
export function isSpeaker(phrase: NounPhrase | undefined): boolean {
  return isPronoun(phrase, 'I', 'we')
}

/** Whether the phrase is `you`. */
export function isListener(phrase: NounPhrase | undefined): boolean {
  return isPronoun(phrase, 'you')
}
