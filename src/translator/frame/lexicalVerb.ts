import type { Predicate } from '#translator/frame/frame.ts'
import type { VerbEntry } from '#translator/lexicon/lexiconEntry.ts'

type VerbPredicate = Extract<Predicate, { kind: 'verb' }>

/** A verb that the lexicon knows. */
export type LexicalVerb = VerbPredicate & { entry: VerbEntry }

export function isLexicalVerb(predicate: Predicate): predicate is LexicalVerb {
  return predicate.kind === 'verb' && !('unknown' in predicate.entry)
}

/** Whether the predicate is one of the English verbs. */
export function isVerb(predicate: Predicate, ...english: readonly string[]): predicate is LexicalVerb {
  return isLexicalVerb(predicate) && english.includes(predicate.entry.english)
}

/** Whether the predicate is a verb whose row has the tag. */
export function isTaggedVerb(predicate: Predicate, tag: string): predicate is LexicalVerb {
  return isLexicalVerb(predicate) && predicate.entry.tags.has(tag)
}
