import type { Headword } from '#headwords/headword.ts'
import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { type Item, itemDraft } from '#review/itemDraft.ts'
import type { LearnedItem } from '#review/learnedItem.ts'
import { addCards } from '#review/server/cardStore.ts'

/** What makes cards of Korean expressions. */
export interface DeckDependencies {
  database: Database
  headwords: HeadwordIndex
}

/**
 * Puts what a lesson has taught into the learner's deck; returns how many cards are new. What is there already stays as it is, so a
 * repeated call changes nothing.
 */
export type AddLearned = (userId: string, items: readonly LearnedItem[]) => Promise<number>

/** @throws Problem 403 `user_not_found` */
export function openAddLearned(dependencies: DeckDependencies): AddLearned {
  return (userId, items) => addItems(dependencies, userId, items)
}

/** @throws Problem 403 `user_not_found` */
export function addItems(
  { database, headwords }: DeckDependencies,
  userId: string,
  items: readonly Item[],
): Promise<number> {
  const drafts = items.map((item) => itemDraft(item, entryOf(headwords, item.korean)))
  return database.tx(SERVICE, (tx) => addCards(tx, userId, drafts))
}

/** Undefined for a spelling that several words share, too. */
export function entryOf(headwords: HeadwordIndex, korean: string): Headword | undefined {
  try {
    return headwords(korean)
  } catch {
    return undefined
  }
}
