import type { Clause } from '#translator/frame/frame.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `would you like to`, `would you mean to`: a real question. */
function isAskedWish({ predicate }: Clause): boolean {
  if (predicate.kind === 'control') return predicate.control === 'like' || predicate.control === 'intend'
  return isVerb(predicate, 'like')
}

/** `would he lie to us?`, `will it rain?` ask for a guess: 비가 올까요? `would he like` is a real question. `should I go?` asks what would be good. */
export function isDoubted(clause: Clause): boolean {
  const { mood, group, subject } = clause
  if (mood === 'question' && group.modal === 'had better') return true
  if (mood !== 'question' || (group.modal !== 'would' && group.modal !== 'will') || group.negative || !subject)
    return false
  return !isPronoun(subject, 'I', 'we', 'you') && !isAskedWish(clause)
}
