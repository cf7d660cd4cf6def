import { demandAccount } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { CardDraft } from '#review/card.ts'
import type { DatedCard } from '#review/loggedCard.ts'
import type { ReviewEntry } from '#review/reviewEntry.ts'
import type { Schedule } from '#review/schedule.ts'
import { AT, MS } from '#review/server/instant.ts'

/** So many cards are more than a learner can review in a life. */
export const MOST_CARDS = 20_000

const CARD = `id, kind, skill_type as skill, family, content, source, source_id as "sourceId", state, lapses,
  ${MS('created_at')} as "createdAt"`

const NO_ANSWER = { given: null, outcome: null, mistake: null, fit: null }

/**
 * Adds the cards that the learner does not have yet; returns how many. A full deck takes none.
 * @throws Problem 403 `user_not_found`
 */
export async function addCards(tx: Transaction, userId: string, drafts: readonly CardDraft[]): Promise<number> {
  await demandAccount(tx, userId)
  const added = await tx.sql(
    `insert into review_cards (user_id, key, kind, skill_type, family, content, source, source_id)
     select $1, draft.key, draft.kind, draft.skill, draft.family, draft.content, draft.source, draft."sourceId"
     from json_to_recordset($2::json) as draft (
       key text, kind text, skill text, family text, content jsonb, source text, "sourceId" text)
     where (select count(*) from review_cards where user_id = $1) <= $3 - $4::int
     on conflict (user_id, key) do nothing returning 1 as one`,
    [userId, JSON.stringify(drafts), MOST_CARDS, drafts.length],
  )
  return added.length
}

/** Locks the learner's card until the transaction ends. @throws Problem 404 `card_not_found` */
export async function lockCard(tx: Transaction, userId: string, cardId: string): Promise<DatedCard> {
  const [card] = await tx.sql<DatedCard>(
    `select ${CARD} from review_cards where id = $1 and user_id = $2 for no key update`,
    [cardId, userId],
  )
  if (!card) throw new Problem(404, 'card_not_found', 'This card is not in your deck.')
  return card
}

/** The cards with these ids, in the order of the ids. */
export async function readCards(tx: Transaction, ids: readonly string[]): Promise<DatedCard[]> {
  const cards = await tx.sql<DatedCard>(`select ${CARD} from review_cards where id = any($1::uuid[])`, [ids])
  const byId = new Map(cards.map((card) => [card.id, card]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function readSuspended(tx: Transaction, userId: string, limit: number): Promise<DatedCard[]> {
  return tx.sql<DatedCard>(
    `select ${CARD} from review_cards where user_id = $1 and suspended order by reviewed_at desc nulls last, id limit $2`,
    [userId, limit],
  )
}

/** The logs of the cards in the order of time, by the ids of the cards. */
export async function readLogs(tx: Transaction, cardIds: readonly string[]): Promise<Map<string, ReviewEntry[]>> {
  const rows = await tx.sql<ReviewEntry & { cardId: string }>(
    `select card_id as "cardId", id, kind, about, given, outcome, mistake, grade::int as grade, ${MS('at')} as at, fit::int as fit
     from review_log where card_id = any($1::uuid[]) order by at, id`,
    [cardIds],
  )
  return Map.groupBy(rows, ({ cardId }) => cardId)
}

export async function readLog(tx: Transaction, cardId: string): Promise<ReviewEntry[]> {
  return (await readLogs(tx, [cardId])).get(cardId) ?? []
}

/**
 * Returns whether it was inserted: a repeated request inserts nothing.
 * @throws Problem 409 `entry_id_taken` if the id belongs to another card
 */
export async function insertEntry(
  tx: Transaction,
  { userId, cardId }: { userId: string; cardId: string },
  entry: ReviewEntry,
): Promise<boolean> {
  const about = 'about' in entry ? entry.about : null
  const { given, outcome, mistake, fit } = entry.kind === 'answer' ? entry : NO_ANSWER
  const grade = 'grade' in entry ? entry.grade : null
  const inserted = await tx.sql(
    `insert into review_log (id, user_id, card_id, kind, about, given, outcome, mistake, grade, at, fit)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, ${AT('$10')}, $11) on conflict (id) do nothing returning 1 as one`,
    [entry.id, userId, cardId, entry.kind, about, given, outcome, mistake, grade, entry.at, fit],
  )
  if (inserted.length > 0) return true
  const own = await tx.sql('select 1 as one from review_log where id = $1 and card_id = $2', [entry.id, cardId])
  if (own.length > 0) return false
  throw new Problem(409, 'entry_id_taken', 'This entry id belongs to another card.')
}

export async function storeSchedule(tx: Transaction, cardId: string, schedule: Schedule): Promise<void> {
  const { state, dueAt, stability, reviewedAt, lapses, suspended } = schedule
  await tx.sql(
    `update review_cards set state = $2, due_at = ${AT('$3')}, stability = $4, reviewed_at = ${AT('$5')},
       lapses = $6, suspended = $7 where id = $1`,
    [cardId, state, dueAt, stability, reviewedAt, lapses, suspended],
  )
}
