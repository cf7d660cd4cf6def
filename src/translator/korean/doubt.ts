import type { Clause } from '#translator/frame/frame.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `would you like to`, `would you mean to`: a real question. */
function isAskedWish({ predicate }: Clause): boolean {
  if (predicate.kind === 'control') return predicate.control === 'like' || predicate.control === 'intend'
  return isVerb(predicate, 'like')
}

/** `is she going to be okay?`, `is it going to rain?`: nobody knows for sure, 괜찮을까요? */
function isAskedOutlook({ mood, group, subject, predicate }: Clause): boolean {
  if (mood !== 'question' || group.tense === 'past' || group.negative) return false
  if (predicate.kind !== 'control' || predicate.control !== 'going') return false
  if (!subject || isPronoun(subject, 'I', 'we', 'you', 'who', 'what', 'which')) return false
  return isPronoun(subject, 'it') || predicate.phrase.predicate.kind === 'adjective'
}

/** `would he lie to us?`, `will it rain?` ask for a guess: 비가 올까요? `would he like` is a real question. `should I go?` asks what would be good. */
export function isDoubted(clause: Clause): boolean {
  if (isAskedOutlook(clause)) return true
  const { mood, group, subject } = clause
  if (mood === 'question' && group.modal === 'had better') return true
  if (mood !== 'question' || (group.modal !== 'would' && group.modal !== 'will') || group.negative || !subject)
    return false
  return !isPronoun(subject, 'I', 'we', 'you') && !isAskedWish(clause)
}
