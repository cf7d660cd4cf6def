import type { NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'

export function isGap({ head }: NounPhrase): boolean {
  return head.kind === 'gap'
}

/** The phrase without the argument that the described noun fills. */
export function withoutGapArgument<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { predicate } = phrase
  if (predicate.kind === 'verb') {
    const list = predicate.arguments.filter(({ object }) => !isGap(object))
    return { ...phrase, predicate: { ...predicate, arguments: list } }
  }
  if (predicate.kind !== 'control' && predicate.kind !== 'cause') return phrase
  return { ...phrase, predicate: { ...predicate, phrase: withoutGapArgument(predicate.phrase) } }
}
