import type { PhraseConstruction } from '#translator/construction/construction.ts'
import type { NounPhrase } from '#translator/frame/frame.ts'
import { isSamePerson, withOwnSubject } from '#translator/frame/samePerson.ts'

/** `my son's teacher says he is smart`: the son may be meant. */
function isOfSomebody({ possessor }: NounPhrase): boolean {
  return possessor !== undefined && possessor.head.kind !== 'pronoun'
}

/** `Tom said he was tired`: the same person is said once, 톰은 피곤하다고 했어요. */
export const REPEATED_SUBJECT: PhraseConstruction = {
  id: 'repeated subject',
  stage: 'phrase',
  change(phrase) {
    const { predicate, subject } = phrase
    if (predicate.kind !== 'report') return phrase
    const { clause } = predicate
    if (clause.sharedSubject) {
      const own = isSamePerson(subject, clause.subject) ? clause : withOwnSubject(clause)
      return own === clause ? phrase : { ...phrase, predicate: { ...predicate, clause: own } }
    }
    if (!subject || !isSamePerson(subject, clause.subject) || isOfSomebody(subject)) return phrase
    const asked = isSamePerson(predicate.listener, clause.subject) ? {} : { subject }
    return { ...phrase, predicate: { ...predicate, clause: { ...clause, ...asked, sharedSubject: true } } }
  },
  examples: [
    {
      english: 'Tom said he was tired.',
      polite: '톰은 피곤하다고 했어요.',
      formal: '톰은 피곤하다고 했습니다.',
      casual: '톰은 피곤하다고 했어.',
      business: '톰은 피곤하다고 했습니다.',
    },
    {
      english: 'She thinks she is smart.',
      polite: '그 사람은 똑똑하다고 생각해요.',
      formal: '그 사람은 똑똑하다고 생각합니다.',
      casual: '걔는 똑똑하다고 생각해.',
      business: '그분은 똑똑하시다고 생각하십니다.',
    },
  ],
  leftAlone: [
    'The teacher of the boy said he was tired.',
    'Tom said I was tired.',
    'Tom said she is kind.',
    'She thinks I am right.',
  ],
}
