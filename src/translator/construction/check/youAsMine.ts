import type { Check } from '#translator/construction/construction.ts'
import { isListener, isPronoun } from '#translator/frame/pronounPhrase.ts'

/** `you are mine`: only among friends and couples is there a word for it. */
export const YOU_AS_MINE: Check = {
  id: 'you as mine',
  stage: 'clause',
  refuses({ predicate, subject }, talk) {
    const belongs = predicate.kind === 'noun' && isPronoun(predicate.complement, 'mine')
    return belongs && isListener(subject) && talk.tone !== 'casual' ? 'you as mine' : undefined
  },
  refused: ['You are mine.'],
  leftAlone: ['The book is mine.'],
}
