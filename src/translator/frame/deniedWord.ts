import type { NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'
import { withObjects, withPredicate } from '#translator/frame/replaced.ts'

/** `not … anything` is 아무것도, not 무언가. */
export function withNone(phrase: NounPhrase): NounPhrase {
  const { head } = phrase
  if (head.kind === 'share' && head.share === 'any') return { ...phrase, head: { ...head, share: 'none' } }
  if (head.kind !== 'pronoun' || phrase.adjectives.length > 0 || phrase.relative) return phrase
  if (head.id === 'anything') return { ...phrase, head: { ...head, id: 'nothing' } }
  return head.id === 'anyone' ? { ...phrase, head: { ...head, id: 'nobody' } } : phrase
}

/** The negation of a verb includes its governed verb: I don't want to eat anything. */
function deniedPredicate(predicate: Predicate): Predicate {
  switch (predicate.kind) {
    case 'verb':
      return withObjects(predicate, (object, { particle }) => (particle.includes('+') ? object : withNone(object)))
    case 'control': {
      const phrase = withPredicate(predicate.phrase, deniedPredicate(predicate.phrase.predicate))
      return phrase === predicate.phrase ? predicate : { ...predicate, phrase }
    }
    case 'cause': {
      const causee = withNone(predicate.causee)
      const phrase = withPredicate(predicate.phrase, deniedPredicate(predicate.phrase.predicate))
      return causee === predicate.causee && phrase === predicate.phrase ? predicate : { ...predicate, causee, phrase }
    }
    case 'report': {
      const listener = predicate.listener && withNone(predicate.listener)
      return listener && listener !== predicate.listener ? { ...predicate, listener } : predicate
    }
    default:
      return predicate
  }
}

/** The same of a phrase that is denied in other words: too tired to do anything. */
export function withDeniedObjects<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  return withPredicate(phrase, deniedPredicate(phrase.predicate))
}

/** The phrase with 아무도, 아무것도 for anyone and anything under a negative verb; the same phrase if it has none. */
export function withDeniedWords<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { negative, never } = phrase.group
  return negative || never ? withDeniedObjects(phrase) : phrase
}
