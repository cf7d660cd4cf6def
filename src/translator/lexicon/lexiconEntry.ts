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
import type { AdjectiveRow, AdverbRow, BusinessRow, NounRow, VerbRow } from '#translator/lexicon/lexiconRow.ts'

interface HumbleVerbs {
  /** The verb for the speaker's own action toward a respected person, and the one for business; undefined where the plain verb is used. */
  humble: Predicate | undefined
  business: Predicate | undefined
}

/** The verb of business writing, which Korean verb it stands for, and what it needs beside it. */
export interface BusinessVerb extends NamedPredicate {
  plain: string
  needs: string
}

/** A verb's row joined with its headword; `korean` is the word as it is written. */
export interface VerbEntry extends Omit<VerbRow, 'passive' | 'humble' | 'business'>, NamedPredicate, HumbleVerbs {
  passive: NamedPredicate | undefined
  written: readonly BusinessVerb[]
}

/** An adverb's row with its words of business writing, beside a verb and before an adjective, and the word for which they stand. */
export interface AdverbEntry extends AdverbRow {
  written?: { plain: string; adverb: string; degree: string }
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

/** The rows about a sense of a Korean word. */
function businessRows(
  rows: readonly BusinessRow[],
  part: BusinessRow['part'],
  sense: { english: string; korean: string },
): readonly BusinessRow[] {
  return rows.filter(
    (row) =>
      row.part === part &&
      row.korean === sense.korean &&
      (row.english.length === 0 || row.english.includes(sense.english)),
  )
}

export function verbEntry(row: VerbRow, find: HeadwordIndex, business: readonly BusinessRow[] = []): VerbEntry {
  const named = namedPredicate(row.korean, find)
  const passive = row.passive === undefined || row.passive === '' ? undefined : namedPredicate(row.passive, find)
  const korean = row.precedingWords === '' ? named.korean : `${row.precedingWords} ${named.korean}`
  const written = businessRows(business, 'verb', { english: row.english, korean }).map((each) => ({
    ...namedPredicate(each.business, find),
    plain: named.korean,
    needs: each.needs,
  }))
  return { ...row, ...named, passive, written, ...humbleVerbs(row.korean, named.predicate, find, row) }
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

export function adverbEntry(row: AdverbRow, find: HeadwordIndex, business: readonly BusinessRow[] = []): AdverbEntry {
  const korean = namedAdverb(row.korean, find)
  const inBusiness = (part: 'adverb' | 'degree') =>
    businessRows(business, part, { english: row.english, korean })[0]?.business ?? korean
  return { ...row, korean, written: { plain: korean, adverb: inBusiness('adverb'), degree: inBusiness('degree') } }
}
