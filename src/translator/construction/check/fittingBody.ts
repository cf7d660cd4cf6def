import type { Check } from '#translator/construction/construction.ts'
import { isKind } from '#translator/frame/nounKind.ts'

/** `my stomach is killing me`: with a part of the body as its subject the verb is idiomatic. */
export const FITTING_BODY: Check = {
  id: 'fitting body',
  stage: 'clause',
  refuses({ predicate, subject }) {
    const acts = predicate.kind === 'verb' && predicate.arguments.some(({ object }) => isKind(object, 'person'))
    return acts && subject && isKind(subject, 'body') ? 'body acting on its owner' : undefined
  },
  refused: ['My stomach is killing me.'],
  leftAlone: ['My feet are killing me.'],
}
