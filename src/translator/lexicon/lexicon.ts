import type { z } from 'zod'
import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import { tsvRows } from '#kit/tsvRows.ts'
import { type Particle, particleAfter } from '#korean/particle.ts'
import { GOVERNING_VERBS } from '#translator/english/governing.ts'
import { sentencesOf } from '#translator/english/token.ts'
import { type ConstructionIndex, constructionIndex } from '#translator/lexicon/constructionIndex.ts'
import { comparisonForms, type IrregularVerb, sForm, type VerbForm, verbForms } from '#translator/lexicon/inflection.ts'
import {
  type AdjectiveEntry,
  type AdverbEntry,
  adjectiveEntry,
  adverbEntry,
  type NounEntry,
  nounEntry,
  type VerbEntry,
  verbEntry,
} from '#translator/lexicon/lexiconEntry.ts'
import {
  type AdverbRow,
  adjectiveRow,
  adverbRow,
  type BusinessRow,
  businessRow,
  type InterjectionRow,
  interjectionRow,
  irregularVerbRow,
  type LexiconTexts,
  type NameRow,
  nameRow,
  nounRow,
  type SenseRow,
  type Slot,
  senseRow,
  spellingRow,
  verbRow,
} from '#translator/lexicon/lexiconRow.ts'
import { tableEntry } from '#translator/lexicon/tableEntry.ts'

/** An entry found under its first word: the words that must follow it, and how rare this sense is (0 the first row). */
export interface Listed<Entry> {
  entry: Entry
  rest: readonly string[]
  rank: number
}

export type ListedVerb = Listed<VerbEntry> & { form: VerbForm }
export type ListedNoun = Listed<NounEntry> & { plural: boolean }
export type ListedAdjective = Listed<AdjectiveEntry> & { degree: 'positive' | 'comparative' | 'superlative' }

export interface VerbBase {
  base: string
  form: VerbForm
}

/** All entries by the first word of their English spelling, inflected forms included. */
export interface Lexicon {
  verbs: ReadonlyMap<string, readonly ListedVerb[]>
  /** Every spelling of every verb with its base, including governing and linking verbs. */
  bases: ReadonlyMap<string, readonly VerbBase[]>
  nouns: ReadonlyMap<string, readonly ListedNoun[]>
  adjectives: ReadonlyMap<string, readonly ListedAdjective[]>
  adverbs: ReadonlyMap<string, readonly Listed<AdverbEntry>[]>
  names: ReadonlyMap<string, readonly Listed<NameRow>[]>
  interjections: ReadonlyMap<string, readonly InterjectionRow[]>
  constructions: ConstructionIndex
  /** The spellings of chats, `im`, `pls`, with the words that they stand for. */
  spellings: ReadonlyMap<string, readonly Spelling[]>
  /** The senses of the English words that have several. */
  senses: ReadonlyMap<string, readonly SenseRow[]>
}

/** What a spelling stands for, if one of these words follows; no words stand for any. */
export interface Spelling {
  words: readonly string[]
  next: ReadonlySet<string>
}

function spellingIndex(text: string): ReadonlyMap<string, readonly Spelling[]> {
  const index = new Index<Spelling>()
  for (const { written, means, next } of tsvRows('spellings.tsv', text, spellingRow)) {
    const words = sentencesOf(means).flatMap(({ tokens }) => tokens.map(({ word }) => word))
    index.add(written, { words, next })
  }
  return index.byFirstWord
}

class Index<Found> {
  readonly byFirstWord = new Map<string, Found[]>()

  add(firstWord: string, found: Found): void {
    const known = this.byFirstWord.get(firstWord)
    if (known) known.push(found)
    else this.byFirstWord.set(firstWord, [found])
  }
}

/**
 * Counts how often each English spelling has come before: the order of the rows is the order of the senses. A row for certain
 * nouns (`[advice]`) does not count as a rarer sense, because with these nouns it is the only one.
 */
function rankCounter(): (row: { english: string; frame?: readonly Slot[] }) => number {
  const seen = new Map<string, number>()
  return ({ english, frame = [] }) => {
    if (frame.some(({ tag }) => tag?.startsWith('['))) return 0
    const rank = seen.get(english) ?? 0
    seen.set(english, rank + 1)
    return rank
  }
}

/** Any sense for certain verbs only costs as much as a second sense. */
function adverbRank(rankOf: ReturnType<typeof rankCounter>): (entry: AdverbRow) => number {
  return (entry) => (entry.verbs?.size ? 1 : rankOf(entry))
}

function split(english: string): { first: string; rest: string[] } {
  const [first = '', ...rest] = english.toLowerCase().split(' ')
  return { first, rest }
}

type Irregulars = ReadonlyMap<string, IrregularVerb>

function irregularVerbs(texts: LexiconTexts): Irregulars {
  return new Map(tsvRows('irregular-verbs.tsv', texts.irregularVerbs, irregularVerbRow).map((row) => [row.base, row]))
}

function businessRows({ business }: LexiconTexts): readonly BusinessRow[] {
  return tsvRows('business.tsv', business, businessRow)
}

function baseIndex(
  listed: Iterable<readonly ListedVerb[]>,
  irregular: Irregulars,
): ReadonlyMap<string, readonly VerbBase[]> {
  const bases = new Set([...GOVERNING_VERBS, ...[...listed].flat().map(({ entry }) => split(entry.english).first)])
  const index = new Index<VerbBase>()
  for (const base of bases) {
    for (const [spelling, forms] of verbForms(base, irregular.get(base))) {
      for (const form of forms) index.add(spelling, { base, form })
    }
  }
  return index.byFirstWord
}

/** The rows of a table, joined with their headwords. Throws, naming the file and the English, for a row that does not match. */
function entries<Schema extends z.ZodType<{ english: string }>, Entry>(
  file: string,
  text: string,
  schema: Schema,
  entryOf: (row: z.infer<Schema>) => Entry,
): Entry[] {
  return tsvRows(file, text, schema).map((row) => {
    try {
      return entryOf(row)
    } catch (cause) {
      throw new Error(`${file}: ${row.english}: ${cause instanceof Error ? cause.message : cause}`, { cause })
    }
  })
}

function checkedParticle({ particle }: Slot): string {
  const [name = ''] = particle.split('+')
  return name === '-' || name === '0' ? '' : particleAfter('책', name as Particle)
}

/** Throws for a frame with an unknown particle. */
function withFrame<Row extends { frame: readonly Slot[] }>(row: Row): Row {
  row.frame.forEach(checkedParticle)
  return row
}

function verbIndex(
  { verbs }: LexiconTexts,
  find: HeadwordIndex,
  irregular: Irregulars,
  business: readonly BusinessRow[],
): ReadonlyMap<string, readonly ListedVerb[]> {
  const index = new Index<ListedVerb>()
  const rankOf = rankCounter()
  for (const entry of entries('verbs.tsv', verbs, verbRow, (row) => verbEntry(withFrame(row), find, business))) {
    const { first, rest } = split(entry.english)
    const rank = rankOf(entry)
    for (const [spelling, forms] of verbForms(first, irregular.get(first))) {
      for (const form of forms) index.add(spelling, { entry, rest, rank, form })
    }
  }
  return index.byFirstWord
}

/** A separate row for `glasses` comes before the plural of `glass`. */
const BEHIND_OWN_ROW = 0.1

function nounIndex({ nouns }: LexiconTexts, find: HeadwordIndex): ReadonlyMap<string, readonly ListedNoun[]> {
  const index = new Index<ListedNoun>()
  const rankOf = rankCounter()
  for (const entry of entries('nouns.tsv', nouns, nounRow, (row) => nounEntry(row, find))) {
    const { first, rest } = split(entry.english)
    const rank = rankOf(entry)
    const pluralOnly = entry.plural === '+'
    index.add(first, { entry, rest, rank, plural: pluralOnly })
    if (entry.plural === '-' || pluralOnly) continue
    const last = rest.at(-1) ?? first
    const plural = entry.plural === '' ? sForm(last) : entry.plural
    if (rest.length === 0) index.add(plural, { entry, rest, rank: rank + BEHIND_OWN_ROW, plural: true })
    else index.add(first, { entry, rest: [...rest.slice(0, -1), plural], rank, plural: true })
  }
  return index.byFirstWord
}

const IRREGULAR_COMPARISON: Readonly<Record<string, { comparative: string; superlative: string }>> = {
  good: { comparative: 'better', superlative: 'best' },
  bad: { comparative: 'worse', superlative: 'worst' },
  far: { comparative: 'farther', superlative: 'farthest' },
}

function adjectiveIndex(
  { adjectives }: LexiconTexts,
  find: HeadwordIndex,
): ReadonlyMap<string, readonly ListedAdjective[]> {
  const index = new Index<ListedAdjective>()
  const rankOf = rankCounter()
  const listed = entries('adjectives.tsv', adjectives, adjectiveRow, (row) => adjectiveEntry(withFrame(row), find))
  for (const entry of listed) {
    const { first, rest } = split(entry.english)
    const rank = rankOf(entry)
    index.add(first, { entry, rest, rank, degree: 'positive' })
    const compared = tableEntry(IRREGULAR_COMPARISON, entry.english) ?? comparisonForms(entry.english)
    if (!compared) continue
    index.add(compared.comparative, { entry, rest, rank, degree: 'comparative' })
    index.add(compared.superlative, { entry, rest, rank, degree: 'superlative' })
  }
  return index.byFirstWord
}

function plainIndex<Entry extends { english: string }>(
  entries: readonly Entry[],
  rankOf: (entry: Entry) => number = rankCounter(),
): ReadonlyMap<string, readonly Listed<Entry>[]> {
  const index = new Index<Listed<Entry>>()
  for (const entry of entries) {
    const { first, rest } = split(entry.english)
    index.add(first, { entry, rest, rank: rankOf(entry) })
  }
  return index.byFirstWord
}

/**
 * Reads and checks the lexicon files and indexes every inflected form; `find` looks up the Korean words of the rows. Throws
 * on the first row that does not fit.
 */
export function compileLexicon(texts: LexiconTexts, find: HeadwordIndex): Lexicon {
  const irregular = irregularVerbs(texts)
  const business = businessRows(texts)
  const verbs = verbIndex(texts, find, irregular, business)
  return {
    verbs,
    bases: baseIndex(verbs.values(), irregular),
    nouns: nounIndex(texts, find),
    adjectives: adjectiveIndex(texts, find),
    adverbs: plainIndex(
      entries('adverbs.tsv', texts.adverbs, adverbRow, (row) => adverbEntry(row, find, business)),
      adverbRank(rankCounter()),
    ),
    names: plainIndex(tsvRows('names.tsv', texts.names, nameRow)),
    interjections: Map.groupBy(
      tsvRows('interjections.tsv', texts.interjections, interjectionRow),
      ({ english }) => split(english).first,
    ),
    constructions: constructionIndex(texts.constructions, find),
    spellings: spellingIndex(texts.spellings),
    senses: Map.groupBy(tsvRows('senses.tsv', texts.senses, senseRow), ({ english }) => english),
  }
}
