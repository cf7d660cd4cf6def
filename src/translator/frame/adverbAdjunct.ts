import type { Adjunct } from '#translator/frame/frame.ts'
import type { Span } from '#translator/frame/frameTerm.ts'
import { rowlessAdverb } from '#translator/lexicon/rowless.ts'

type AdverbAdjunct = Extract<Adjunct, { kind: 'adverb' }>

/** Whether the adjunct is one of the English adverbs. */
export function isAdverb(adjunct: Adjunct, ...english: readonly string[]): adjunct is AdverbAdjunct {
  if (adjunct.kind !== 'adverb' || 'unknown' in adjunct.use.entry) return false
  return english.includes(adjunct.use.entry.english)
}

/** Whether the adjunct is an adverb whose row has the tag. */
export function isTaggedAdverb(adjunct: Adjunct, tag: string): adjunct is AdverbAdjunct {
  return adjunct.kind === 'adverb' && 'tags' in adjunct.use.entry && adjunct.use.entry.tags.has(tag)
}

/** A Korean adverb that says what the English says in another way. `place` decides where it stands. */
export function saidAdverb(english: string, korean: string, place: 'manner' | 'sentence', span: Span): AdverbAdjunct {
  return { kind: 'adverb', use: { entry: rowlessAdverb(english, korean, place), span } }
}
