import type { Check } from '#translator/construction/construction.ts'
import { wantedSubject } from '#translator/english/subjectCost.ts'
import type { NounPhrase, Predicate } from '#translator/frame/frame.ts'
import type { Mood } from '#translator/frame/frameTerm.ts'
import { isKind } from '#translator/frame/nounKind.ts'

/** Only the listener can do what is asked for: a wait is no delay of work. */
const ASKED: ReadonlySet<Mood> = new Set(['command', 'request', 'suggestion', 'proposal'])

function unfitting(predicate: Predicate, subject: NounPhrase | undefined): string | undefined {
  const wanted = wantedSubject(predicate)
  if (wanted === undefined || !subject || isKind(subject, wanted) || isKind(subject, 'unknown')) return undefined
  return `subject of ${wanted}`
}

/** A verb that needs a certain kind of subject cannot be used with another kind: a matter cannot 기다리다. */
export const FITTING_SUBJECT: Check = {
  id: 'fitting subject',
  stage: 'clause',
  refuses({ predicate, subject, mood }) {
    const wanted = wantedSubject(predicate)
    if (!subject && wanted !== undefined && ASKED.has(mood) && !/person|animal|group/.test(wanted))
      return `asked of ${wanted}`
    const refused = unfitting(predicate, subject)
    return refused ?? (predicate.kind === 'cause' ? unfitting(predicate.phrase.predicate, predicate.causee) : undefined)
  },
  refused: [
    'My boss asked me to work on Sunday, but I have plans.',
    "Order the cakes now, because they'll be sold out by Friday.",
  ],
  leftAlone: ['The window opens.'],
}
