import MiniSearch from 'minisearch'
import type { SearchEntry, SearchResults, WordEntry } from '#search/searchEntry.ts'
import { QUERY_MAX } from '#site/searchQuery.ts'

/** The most results of each kind. */
const SHOWN = { page: 8, word: 8, point: 6 }
/** A word found in a name counts this many times as much as one found in the text below it. */
const WEIGHTS = { name: 5, romanized: 4, text: 1 }
/** Entries added in one turn of the event loop. */
const CHUNK = 200

export interface SearchIndex {
  /** The best results of each kind. A query without letters finds nothing. */
  find(query: string): SearchResults
}

/**
 * Finds whole words and their beginnings, and forgives one wrong letter in a word of five or more. If no entry has all words
 * of the query, entries with some of them are found. Words that mean just the query come first.
 */
export async function searchIndex(entries: readonly SearchEntry[]): Promise<SearchIndex> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const index = new MiniSearch<SearchEntry>({ fields: Object.keys(WEIGHTS) })
  await index.addAllAsync(entries, { chunkSize: CHUNK })
  const ranked = (query: string, combineWith: 'AND' | 'OR') =>
    index
      .search(query, {
        boost: WEIGHTS,
        combineWith,
        prefix: (term) => term.length > 1 || /\p{Script=Hangul}/u.test(term),
        fuzzy: (term) => (term.length > 4 ? 0.2 : false),
        maxFuzzy: 1,
      })
      .flatMap(({ id }) => byId.get(id) ?? [])
  return {
    find(query) {
      const text = query.normalize('NFC').slice(0, QUERY_MAX)
      const all = ranked(text, 'AND')
      const found = all.length > 0 ? all : ranked(text, 'OR')
      const words = found.filter((entry) => entry.kind === 'word')
      return {
        pages: found.filter((entry) => entry.kind === 'page').slice(0, SHOWN.page),
        words: words.toSorted((a, b) => Number(isMeant(b, text)) - Number(isMeant(a, text))).slice(0, SHOWN.word),
        points: found.filter((entry) => entry.kind === 'point').slice(0, SHOWN.point),
      }
    },
  }
}

/** Whether one of the word's meanings is the query: school is 학교, and not 책가방 (school bag, schoolbag). */
function isMeant({ meaning }: WordEntry, query: string): boolean {
  return meaning.split(', ').some((one) => withoutTo(one) === withoutTo(query))
}

/** Verbs are listed as `to eat`. */
function withoutTo(english: string): string {
  return english.trim().toLowerCase().replace(/^to /, '')
}
