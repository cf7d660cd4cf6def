/** The most code units of a search. */
export const LONGEST_SEARCH = 200

/** How many translations the history shows at once. */
export const SHOWN_ENTRIES = 50

/** A search looks through this many of a person's newest translations, so that it stays fast for a long history. */
export const SEARCHED_ENTRIES = 1_000

/** Which part of the history to show. */
export interface HistoryFilter {
  /** Words that must all occur, in English or Korean, in any order. An empty search matches everything. */
  search: string
  savedOnly: boolean
}

/** The search's words, composed the way Korean is stored. */
export function searchWords(search: string): string[] {
  return search.normalize('NFC').split(/\s+/).filter(Boolean)
}
