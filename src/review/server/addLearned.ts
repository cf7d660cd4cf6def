import type { HeadwordIndex } from '#headwords/headwordIndex.ts'
import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { type Item, itemDraft } from '#review/itemDraft.ts'
import type { LearnedItem } from '#review/learnedItem.ts'
import type { WordList } from '#review/sentenceDrafts.ts'
import { addCards } from '#review/server/cardStore.ts'
import { openDictionary } from '#review/server/dictionary.ts'

/** What makes cards of Korean expressions. */
export interface DeckDependencies {
  database: Database
  words: Pick<WordList, 'entry'>
}

/**
 * Puts what a lesson has taught into the learner's deck; returns how many cards are new. What is there already stays as it is, so a
 * repeated call changes nothing.
 */
export type AddLearned = (userId: string, items: readonly LearnedItem[]) => Promise<number>

/** @throws Problem 403 `user_not_found` */
export function openAddLearned({ database, headwords }: { database: Database; headwords: HeadwordIndex }): AddLearned {
  const words = openDictionary(headwords)
  return (userId, items) => addItems({ database, words }, userId, items)
}

/** @throws Problem 403 `user_not_found` */
export function addItems(
  { database, words }: DeckDependencies,
  userId: string,
  items: readonly Item[],
): Promise<number> {
  const drafts = items.map((item) => itemDraft(item, words.entry(item.korean)))
  return database.tx(SERVICE, (tx) => addCards(tx, userId, drafts))
}
