/** Code units that a search may have. */
export const LONGEST_SEARCH = 200

/** As many translations as the history shows at once. */
export const NEWEST = 50

/** A search looks through so many of a person's newest translations: somebody with a hundred thousand keeps nobody waiting. */
export const SEARCHED = 1_000

/** What of the history is wanted. */
export interface HistoryWish {
  /** Words that must all occur, in English or Korean, in any order; empty: whatever there is. */
  search: string
  savedOnly: boolean
}

/** The search's words, composed as Korean is kept. */
export function searchWords(search: string): string[] {
  return search.normalize('NFC').split(/\s+/).filter(Boolean)
}
