import type { Adjunct, NounPhrase, VerbPhrase } from '#translator/frame/frame.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

export function isGap({ head }: NounPhrase): boolean {
  return head.kind === 'gap'
}

/** Who does it together with the described noun: 같이. */
const TOGETHER: AdverbRow = { english: 'with', korean: '같이', tags: new Set(['manner']), level: 'A1', topic: 'people' }

/** `the friend I went with`: 같이 간 친구. */
function withoutGap(adjunct: Adjunct): Adjunct[] {
  if (adjunct.kind !== 'preposition' || !isGap(adjunct.phrase.object)) return [adjunct]
  return [{ kind: 'adverb', use: { entry: TOGETHER, span: adjunct.phrase.span } }]
}

/** The phrase without the argument that the described noun fills. */
export function withoutGapArgument<Phrase extends VerbPhrase>(phrase: Phrase): Phrase {
  const { predicate } = phrase
  if (predicate.kind === 'verb' || predicate.kind === 'adjective') {
    const list = predicate.arguments.filter(({ object }) => !isGap(object))
    const adjuncts = phrase.adjuncts.flatMap(withoutGap)
    return { ...phrase, adjuncts, predicate: { ...predicate, arguments: list } }
  }
  if (predicate.kind !== 'control' && predicate.kind !== 'cause') return phrase
  return { ...phrase, predicate: { ...predicate, phrase: withoutGapArgument(predicate.phrase) } }
}
