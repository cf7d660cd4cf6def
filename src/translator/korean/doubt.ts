import { unwrapped } from '#translator/construction/unwrapped.ts'
import type { Clause } from '#translator/frame/frame.ts'
import { isVerb } from '#translator/frame/lexicalVerb.ts'
import { isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `would he lie to us?` expresses doubt; `would like` is a real question. */
export function isDoubted(clause: Clause): boolean {
  const { mood, group, subject, predicate } = clause
  if (mood !== 'question' || group.modal !== 'would' || group.negative || !subject) return false
  if (isPronoun(subject, 'I', 'we', 'you') || isVerb(predicate, 'like')) return false
  return unwrapped(clause).group.modal === 'would'
}
