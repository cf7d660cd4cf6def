import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import { tsvRows } from '#kit/tsvRows.ts'
import {
  type ConstructionEntry,
  constructionEntry,
  constructionRow,
  type PatternElement,
} from '#translator/lexicon/constructionRow.ts'

/** One wording of a row. */
export interface ListedConstruction {
  entry: ConstructionEntry
  pattern: readonly PatternElement[]
  /** The words that every sentence of this wording has. */
  fixed: readonly string[]
}

/**
 * Wordings by the word that follows their first word or verb; `others` continue with a slot, with an owner or not at all.
 * `slotless` are those of the others that have no slot.
 */
export interface NextWords {
  byNext: ReadonlyMap<string, readonly ListedConstruction[]>
  others: readonly ListedConstruction[]
  slotless: readonly ListedConstruction[]
}

/** The rows of `content/constructions`: sentences by their first word, sentences that begin with a slot, predicates by their verb. */
export interface ConstructionIndex {
  entries: readonly ConstructionEntry[]
  byFirstWord: ReadonlyMap<string, readonly ListedConstruction[]>
  slotFirst: readonly ListedConstruction[]
  /** The sentences again, and the predicates by their verb. */
  sentences: ReadonlyMap<string, NextWords>
  predicates: ReadonlyMap<string, NextWords>
}

/** The texts of the tables by file name. */
export type ConstructionTexts = Readonly<Record<string, string>>

function entriesOf(texts: ConstructionTexts, find: HeadwordIndex): ConstructionEntry[] {
  return Object.entries(texts).flatMap(([file, text]) =>
    tsvRows(file, text, constructionRow).map((row) => {
      try {
        return constructionEntry(row, find)
      } catch (cause) {
        throw new Error(`${file}: ${row.english}: ${cause instanceof Error ? cause.message : cause}`, { cause })
      }
    }),
  )
}

/** Words of a row that stand for several English ones. */
function isOpenWord(word: string): boolean {
  return word === "one's" || word === 'oneself'
}

function fixedWords(pattern: readonly PatternElement[]): string[] {
  return pattern.flatMap((element) => ('word' in element && !isOpenWord(element.word) ? [element.word] : []))
}

function isSlotless({ pattern }: ListedConstruction): boolean {
  return pattern.every((element) => 'word' in element)
}

/** The wordings of each group by the element at a place. */
function byElement(
  groups: ReadonlyMap<string, readonly ListedConstruction[]>,
  at: number,
): ReadonlyMap<string, NextWords> {
  const nextWord = ({ pattern }: ListedConstruction) => {
    const element = pattern[at]
    return element && 'word' in element && !isOpenWord(element.word) ? element.word : ''
  }
  return new Map(
    [...groups].map(([first, listed]) => {
      const byNext = Map.groupBy(listed, nextWord)
      const others = byNext.get('') ?? []
      return [first, { byNext, others, slotless: others.filter(isSlotless) }]
    }),
  )
}

/** Reads and checks the tables. Throws on the first row that does not fit, and if two rows have the same wording. */
export function constructionIndex(texts: ConstructionTexts, find: HeadwordIndex): ConstructionIndex {
  const entries = entriesOf(texts, find)
  const listed = entries.flatMap((entry) =>
    entry.patterns.map((pattern) => ({ entry, pattern, fixed: fixedWords(pattern) })),
  )
  const seen = new Map<string, ConstructionEntry>()
  for (const { entry, pattern } of listed) {
    const wording = JSON.stringify([entry.verb, pattern])
    const other = seen.get(wording)
    if (other) throw new Error(`two rows for: ${entry.row.english} and ${other.row.english}`)
    seen.set(wording, entry)
  }
  const sentences = listed.filter(({ entry }) => entry.verb === undefined)
  const firstWord = ({ pattern: [first] }: ListedConstruction) => (first && 'word' in first ? first.word : '')
  const byFirstWord = Map.groupBy(sentences, firstWord)
  const byVerb = Map.groupBy(
    listed.filter(({ entry }) => entry.verb !== undefined),
    ({ entry }) => entry.verb ?? '',
  )
  return {
    entries,
    byFirstWord,
    slotFirst: byFirstWord.get('') ?? [],
    sentences: byElement(byFirstWord, 1),
    predicates: byElement(byVerb, 0),
  }
}
