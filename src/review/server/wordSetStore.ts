import { demandAccount } from '#platform/server/auth/account.ts'
import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import type { CardDraft } from '#review/card.ts'
import type { WordSetState } from '#review/reviewContract.ts'
import { addCards } from '#review/server/cardStore.ts'
import type { ReviewDependencies } from '#review/server/reviewDependencies.ts'
import { comingCards, type WordSetName } from '#review/wordSet.ts'

type SetDependencies = Pick<ReviewDependencies, 'database' | 'sets'>

/**
 * Begins a set, or goes on with it after a pause. Its first words come into the deck at once.
 * @throws Problem 403 `user_not_found`
 */
export async function beginWordSet(
  dependencies: SetDependencies,
  userId: string,
  name: WordSetName,
): Promise<WordSetState> {
  const drafts = await dependencies.sets.drafts(name)
  return dependencies.database.tx(SERVICE, async (tx) => {
    await demandAccount(tx, userId)
    await tx.sql(
      `insert into review_word_sets (user_id, word_set) values ($1, $2)
       on conflict (user_id, word_set) do update set paused = false`,
      [userId, name],
    )
    await bringWords(tx, userId, drafts)
    return stateOf(tx, userId, { name, drafts })
  })
}

/** Brings no further words of the set. Its cards stay in the deck. */
export async function pauseWordSet(
  dependencies: SetDependencies,
  userId: string,
  name: WordSetName,
): Promise<WordSetState> {
  const drafts = await dependencies.sets.drafts(name)
  return dependencies.database.tx(SERVICE, async (tx) => {
    await tx.sql('update review_word_sets set paused = true where user_id = $1 and word_set = $2', [userId, name])
    return stateOf(tx, userId, { name, drafts })
  })
}

export async function readWordSetState(
  dependencies: SetDependencies,
  userId: string,
  name: WordSetName,
): Promise<WordSetState> {
  const drafts = await dependencies.sets.drafts(name)
  return dependencies.database.tx(SERVICE, (tx) => stateOf(tx, userId, { name, drafts }))
}

/** Brings the words of the sets that the learner has begun into the deck, as far as a day's new cards have room for them. */
export async function collectWordSets({ database, sets }: SetDependencies, userId: string): Promise<void> {
  const begun = await database.tx(SERVICE, (tx) =>
    tx.sql<{ name: WordSetName }>(
      'select word_set as name from review_word_sets where user_id = $1 and not paused order by begun_at',
      [userId],
    ),
  )
  for (const { name } of begun) {
    const drafts = await sets.drafts(name)
    await database.tx(SERVICE, (tx) => bringWords(tx, userId, drafts))
  }
}

async function bringWords(tx: Transaction, userId: string, drafts: readonly CardDraft[]): Promise<void> {
  const [row] = await tx.sql<{ waiting: number }>(
    `select count(*)::int as waiting from review_cards where user_id = $1 and not suspended and state = 'new'`,
    [userId],
  )
  const coming = comingCards(drafts, await keysInDeck(tx, userId, drafts), row?.waiting ?? 0)
  if (coming.length > 0) await addCards(tx, userId, coming)
}

async function keysInDeck(tx: Transaction, userId: string, drafts: readonly CardDraft[]): Promise<Set<string>> {
  const rows = await tx.sql<{ key: string }>(
    'select key from review_cards where user_id = $1 and key = any($2::text[])',
    [userId, drafts.map(({ key }) => key)],
  )
  return new Set(rows.map(({ key }) => key))
}

async function stateOf(
  tx: Transaction,
  userId: string,
  { name, drafts }: { name: WordSetName; drafts: readonly CardDraft[] },
): Promise<WordSetState> {
  const [begun] = await tx.sql<{ paused: boolean }>(
    'select paused from review_word_sets where user_id = $1 and word_set = $2',
    [userId, name],
  )
  const { size } = await keysInDeck(tx, userId, drafts)
  const progress = begun === undefined ? 'unbegun' : begun.paused ? 'paused' : 'begun'
  return { progress, words: drafts.length, in_deck: size }
}
