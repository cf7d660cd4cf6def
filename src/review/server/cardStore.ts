import { demandAccount } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { CardDraft } from '#review/card.ts'

/** So many cards are more than a learner can review in a life. */
const MOST_CARDS = 20_000

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
