import { SERVICE, type Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { CardDraft } from '#review/card.ts'
import { koreanKind, type RowFate } from '#review/deck/importRow.ts'
import { itemDraft } from '#review/itemDraft.ts'
import type { ImportPreview, ImportResponse } from '#review/reviewContract.ts'
import type { DeckDependencies } from '#review/server/addLearned.ts'
import { addCards, MOST_CARDS } from '#review/server/cardStore.ts'

/** Korean texts with their meanings. */
type Rows = readonly (readonly [korean: string, english: string])[]

/** What would become of each row. */
export function previewImport(dependencies: DeckDependencies, userId: string, rows: Rows): Promise<ImportPreview> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const drafts = draftsOf(dependencies, rows, null)
    const known = await knownKeys(tx, userId, drafts)
    const seen = new Set<string>()
    const fates = drafts.map(({ key }): RowFate => {
      const isRepeated = seen.has(key)
      seen.add(key)
      if (known.has(key)) return 'known'
      return isRepeated ? 'repeated' : 'new'
    })
    return { fates }
  })
}

/**
 * Makes cards of the rows, all or none. What is in the deck already stays as it is. A repeated call adds nothing and gets the answer
 * of the first.
 * @throws Problem 409 `deck_full`, 403 `user_not_found`
 */
export function importRows(
  dependencies: DeckDependencies,
  userId: string,
  { import_id, rows }: { import_id: string; rows: Rows },
): Promise<ImportResponse> {
  return dependencies.database.tx(SERVICE, async (tx) => {
    const before = await countImported(tx, userId, import_id)
    if (before > 0) return { added: before }
    const drafts = draftsOf(dependencies, rows, import_id)
    const known = await knownKeys(tx, userId, drafts)
    const fresh = [...new Map(drafts.map((draft) => [draft.key, draft])).values()].filter(({ key }) => !known.has(key))
    await demandRoom(tx, userId, fresh.length)
    if (fresh.length > 0) await addCards(tx, userId, fresh)
    return { added: await countImported(tx, userId, import_id) }
  })
}

function draftsOf({ words }: DeckDependencies, rows: Rows, importId: string | null): CardDraft[] {
  return rows.map(([korean, english]) => {
    const item = { korean, english, kind: koreanKind(korean), source: 'import', sourceId: importId } as const
    return itemDraft(item, words.entry(korean))
  })
}

async function knownKeys(tx: Transaction, userId: string, drafts: readonly CardDraft[]): Promise<Set<string>> {
  const rows = await tx.sql<{ key: string }>(
    'select key from review_cards where user_id = $1 and key = any($2::text[])',
    [userId, drafts.map(({ key }) => key)],
  )
  return new Set(rows.map(({ key }) => key))
}

async function countImported(tx: Transaction, userId: string, importId: string): Promise<number> {
  const [row] = await tx.sql<{ count: number }>(
    `select count(*)::int as count from review_cards where user_id = $1 and source = 'import' and source_id = $2`,
    [userId, importId],
  )
  return row?.count ?? 0
}

async function demandRoom(tx: Transaction, userId: string, more: number): Promise<void> {
  const [row] = await tx.sql<{ count: number }>('select count(*)::int as count from review_cards where user_id = $1', [
    userId,
  ])
  const room = MOST_CARDS - (row?.count ?? 0)
  if (more > room)
    throw new Problem(409, 'deck_full', `Your deck has room for ${Math.max(0, room)} more cards.`, { extra: { room } })
}
