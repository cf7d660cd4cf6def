import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import { isCounter } from '#korean/counter.ts'
import { businessHumbleOf, humbleOf } from '#korean/honorific.ts'
import type { Predicate } from '#korean/predicate.ts'
import {
  type NamedPredicate,
  namedAdverb,
  namedNoun,
  namedPredicate,
  namedQuality,
} from '#translator/lexicon/koreanKey.ts'
import type { AdjectiveRow, AdverbRow, NounRow, VerbRow } from '#translator/lexicon/lexiconRow.ts'

interface HumbleVerbs {
  /** The verb for the speaker's own action toward a respected person, and the one for business; undefined where the plain verb is used. */
  humble: Predicate | undefined
  business: Predicate | undefined
}

/** A verb's row joined with its headword; `korean` is the word as it is written. */
export interface VerbEntry extends Omit<VerbRow, 'passive' | 'humble' | 'business'>, NamedPredicate, HumbleVerbs {
  passive: NamedPredicate | undefined
}

/** A noun's row joined with its headword. The words for other tones are empty if there are none. */
export interface NounEntry extends NounRow {
  /** The pronunciation note, if spelling does not show the pronunciation. */
  said: string | undefined
}

/** `predicate` is undefined for words that only stand before nouns, as `attributive`. */
export interface AdjectiveEntry extends AdjectiveRow {
  predicate: Predicate | undefined
}

/** The humble verbs of a Korean verb. Those that a row names come before those of its headword. */
export function humbleVerbs(
  key: string,
  predicate: Predicate,
  find: HeadwordIndex,
  row: { humble?: string; business?: string } = {},
): HumbleVerbs {
  const verbOf = (name = '') => (name === '' ? undefined : namedPredicate(name, find).predicate)
  const own = { humble: verbOf(row.humble), business: verbOf(row.business) }
  const headword = find(key)
  return {
    humble: own.humble ?? humbleOf(predicate) ?? verbOf(headword?.humble),
    business:
      own.business ??
      own.humble ??
      verbOf(headword?.business) ??
      businessHumbleOf(predicate) ??
      verbOf(headword?.humble),
  }
}

export function verbEntry(row: VerbRow, find: HeadwordIndex): VerbEntry {
  const named = namedPredicate(row.korean, find)
  const passive = row.passive === undefined || row.passive === '' ? undefined : namedPredicate(row.passive, find)
  return { ...row, ...named, passive, ...humbleVerbs(row.korean, named.predicate, find, row) }
}

/** The counter of nouns without a counter in their headword. */
function usualCounter(tags: ReadonlySet<string>): string {
  if (tags.has('person')) return '명'
  if (tags.has('animal')) return '마리'
  if (tags.has('thing')) return '개'
  if (tags.has('place')) return '곳'
  return tags.has('event') || tags.has('time') ? '번' : '개'
}

export function nounEntry(row: NounRow, find: HeadwordIndex): NounEntry {
  const { word, headword, counter, honorific } = namedNoun(row.korean, find)
  if (row.counter !== '' && !isCounter(row.counter)) throw new Error(`No such counter: ${row.counter}`)
  return {
    ...row,
    korean: word,
    counter: row.counter || counter || usualCounter(row.tags),
    business: row.business || headword?.business || '',
    honorific: row.honorific === '-' ? '' : row.honorific || honorific || '',
    said: headword?.said,
  }
}

export function adjectiveEntry(row: AdjectiveRow, find: HeadwordIndex): AdjectiveEntry {
  const { korean, predicate } = namedQuality(row.korean, find)
  if (predicate === undefined && row.attributive === '' && !korean.endsWith('의'))
    throw new Error(`${korean} has no form of its own: say in attributive how it stands before nouns`)
  return { ...row, korean, predicate, attributive: predicate ? row.attributive : row.attributive || korean }
}

export function adverbEntry(row: AdverbRow, find: HeadwordIndex): AdverbRow {
  return { ...row, korean: namedAdverb(row.korean, find) }
}
