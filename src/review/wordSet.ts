import type { CardDraft } from '#review/card.ts'
import { NEW_A_DAY } from '#review/session.ts'

/** The lists of words that a learner can begin. Each is a file `content/words/NAME.txt`. */
export const WORD_SETS = ['essential-600'] as const
export type WordSetName = (typeof WORD_SETS)[number]

/** Words that belong together. */
export interface WordGroup {
  title: string
  /** Keys of headwords. */
  keys: string[]
}

/** A group with its words as a page shows them. */
export interface ShownGroup {
  title: string
  words: { korean: string; english: string }[]
}

/** Parses lines of `Title: key; key; …`. */
export function readWordGroups(text: string): WordGroup[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [title = '', keys = ''] = line.split(': ')
      return { title, keys: keys.split('; ') }
    })
}

/**
 * The cards of a set that come into the deck now, in the set's order: as many as fill up a day's new cards. The others wait outside
 * the deck, so what the learner misses in the meantime comes before them.
 * @param inDeck keys of the set's cards that the learner has
 * @param waiting how many new cards of any kind the learner has not begun
 */
export function comingCards(set: readonly CardDraft[], inDeck: ReadonlySet<string>, waiting: number): CardDraft[] {
  return set.filter(({ key }) => !inDeck.has(key)).slice(0, Math.max(0, NEW_A_DAY - waiting))
}
