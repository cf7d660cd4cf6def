import { predicate as koreanPredicate } from '#korean/predicate.ts'
import type { VerbClass } from '#korean/verbClass.ts'
import { named } from '#translator/lexicon/koreanKey.ts'
import type { AdjectiveEntry, VerbEntry } from '#translator/lexicon/lexiconEntry.ts'
import type { AdverbRow } from '#translator/lexicon/lexiconRow.ts'

/** A Korean verb that a construction says without a row of the lexicon. */
export function rowlessVerb(english: string, lemma: string): VerbEntry {
  return {
    ...named(koreanPredicate(lemma, 'verb', 'regular')),
    ...{ english, frame: [], precedingWords: '', tags: new Set(), level: 'A1', topic: 'grammar' },
    ...{ passive: undefined, written: [], humble: undefined, business: undefined },
  }
}

/** A Korean adjective that a construction says without a row of the lexicon. */
export function rowlessAdjective(english: string, lemma: string, verbClass: VerbClass): AdjectiveEntry {
  return {
    ...named(koreanPredicate(lemma, 'adjective', verbClass)),
    ...{ english, frame: [], precedingWords: '', attributive: '', tags: new Set(), level: 'A1', topic: 'grammar' },
  }
}

/** A Korean adverb that a construction says without a row of the lexicon. */
export function rowlessAdverb(english: string, korean: string, tag: string): AdverbRow {
  return { english, korean, tags: new Set([tag]), level: 'A1', topic: 'grammar' }
}
