import type { Check } from '#translator/construction/construction.ts'
import { isLexicalVerb } from '#translator/frame/lexicalVerb.ts'
import { isKind } from '#translator/frame/nounKind.ts'

/** `shaking an hour`: a stretch of time is the object of few verbs; with the others it says how long. */
export const FITTING_OBJECT: Check = {
  id: 'fitting object',
  stage: 'clause',
  after: ['reflexive'],
  refuses({ predicate }) {
    if (!isLexicalVerb(predicate) || predicate.entry.tags.has('timed')) return undefined
    const timed = predicate.arguments.some(({ role, object }) => role === 'obj' && isKind(object, 'duration'))
    const isFree = predicate.entry.frame.every(({ role, tag }) => role !== 'obj' || tag === undefined)
    return timed && isFree ? 'time as object' : undefined
  },
  refused: ['I cleaned an hour.'],
  leftAlone: ['I studied an hour.'],
}
