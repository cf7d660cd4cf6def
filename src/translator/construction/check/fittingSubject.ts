import type { Check } from '#translator/construction/construction.ts'
import { wantedSubject } from '#translator/english/subjectCost.ts'
import { isKind } from '#translator/frame/nounKind.ts'

/** A verb that needs a certain kind of subject cannot be used with another kind: a matter cannot 기다리다. */
export const FITTING_SUBJECT: Check = {
  id: 'fitting subject',
  stage: 'clause',
  refuses({ predicate, subject }) {
    const wanted = wantedSubject(predicate)
    if (wanted === undefined || !subject || isKind(subject, wanted) || isKind(subject, 'unknown')) return undefined
    return `subject of ${wanted}`
  },
  refused: ["Order the cakes now, because they'll be sold out by Friday."],
  leaves: ['The window opens.'],
}
