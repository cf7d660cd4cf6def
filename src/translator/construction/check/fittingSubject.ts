import type { Check } from '#translator/construction/construction.ts'
import { wantedSubject } from '#translator/english/subjectCost.ts'
import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import { isKind } from '#translator/frame/nounKind.ts'

function unfitting(predicate: Predicate, subject: NounPhrase | undefined): string | undefined {
  const wanted = wantedSubject(predicate)
  if (wanted === undefined || !subject || isKind(subject, wanted) || isKind(subject, 'unknown')) return undefined
  return `subject of ${wanted}`
}

/** A verb that needs a certain kind of subject cannot be used with another kind: a matter cannot 기다리다. */
export const FITTING_SUBJECT: Check = {
  id: 'fitting subject',
  stage: 'clause',
  refuses({ predicate, subject }) {
    const refused = unfitting(predicate, subject)
    return refused ?? (predicate.kind === 'cause' ? unfitting(predicate.phrase.predicate, predicate.causee) : undefined)
  },
  refused: [
    'My boss asked me to work on Sunday, but I have plans.',
    "Order the cakes now, because they'll be sold out by Friday."],
  leaves: ['The window opens.'],
}
