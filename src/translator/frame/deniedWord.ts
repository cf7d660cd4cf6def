import type { NounPhrase, Predicate, VerbPhrase } from '#translator/frame/frame.ts'

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
      return {
        ...predicate,
        arguments: predicate.arguments.map((each) =>
          each.particle.includes('+') ? each : { ...each, object: withNone(each.object) },
        ),
      }
    case 'control':
      return { ...predicate, phrase: { ...predicate.phrase, predicate: deniedPredicate(predicate.phrase.predicate) } }
    case 'cause':
      return {
        ...predicate,
        causee: withNone(predicate.causee),
        phrase: { ...predicate.phrase, predicate: deniedPredicate(predicate.phrase.predicate) },
      }
    case 'report':
      return predicate.listener ? { ...predicate, listener: withNone(predicate.listener) } : predicate
    default:
      return predicate
  }
}

/** anything, anyone under a negative verb. */
export function withDeniedWords<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { negative, never } = phrase.group
  return negative || never ? { ...phrase, predicate: deniedPredicate(phrase.predicate) } : phrase
}
