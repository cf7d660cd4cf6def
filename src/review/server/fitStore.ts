import type { EpochMs } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Fit } from '#review/fit/fit.ts'
import type { CardHistory, GradedAnswer } from '#review/fit/reviewHistory.ts'
import { countedReviews } from '#review/server/countedReviews.ts'
import { AT, MS } from '#review/server/instant.ts'

/** A fit is computed from the cards that were answered last: enough for any learner, and few enough for the thread. */
const CARDS_FITTED = 3_000

/** The learner's fits, by number. */
export function readFits(tx: Transaction, userId: string): Promise<Fit[]> {
  return tx.sql<Fit>(
    `select number::int as number, reviews, judged, default_loss as "defaultLoss", loss_before as "lossBefore",
       fitted_loss as "fittedLoss", parameters, in_force::int as "inForce", ${MS('fitted_at')} as "fittedAt"
     from review_fits where user_id = $1 order by number`,
    [userId],
  )
}

/** The answers of the learner since an instant, at most so many. Answers that were undone are among them. */
export async function countAnswers(
  tx: Transaction,
  userId: string,
  { since, most }: { since: EpochMs; most: number },
): Promise<number> {
  const [row] = await tx.sql<{ count: number }>(
    `select count(*)::int as count from (
       select 1 from review_log where user_id = $1 and at > ${AT('$2')} and kind = 'answer' and grade is not null limit $3) as answers`,
    [userId, since, most],
  )
  return row?.count ?? 0
}

/** How many answers of the learner count. */
export async function countReviews(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.sql<{ count: number }>(
    `select count(*)::int as count from (${countedReviews('answer.user_id = $1')}) as counted`,
    [userId],
  )
  return row?.count ?? 0
}

/** The cards that were answered last. */
export async function readAnsweredCards(tx: Transaction, userId: string): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from review_cards where user_id = $1 and state <> 'new' order by reviewed_at desc limit $2`,
    [userId, CARDS_FITTED],
  )
  return rows.map(({ id }) => id)
}

/** The answers to these cards that count, card by card. */
export async function readHistories(tx: Transaction, cardIds: readonly string[]): Promise<CardHistory[]> {
  const rows = await tx.sql<GradedAnswer & { cardId: string }>(
    `select card_id as "cardId", ${MS('at')} as at, grade::int as grade
     from (${countedReviews('answer.card_id = any($1::uuid[])')}) as counted order by at, id`,
    [cardIds],
  )
  const byCard = Map.groupBy(rows, ({ cardId }) => cardId)
  return [...byCard.values()].map((answers) => answers.map(({ at, grade }) => ({ at, grade })))
}

/** Returns whether it was stored. Of two fits with one number, the first counts. */
export async function insertFit(tx: Transaction, userId: string, fit: Omit<Fit, 'fittedAt'>): Promise<boolean> {
  const { number, reviews, judged, defaultLoss, lossBefore, fittedLoss, parameters, inForce } = fit
  const stored = await tx.sql(
    `insert into review_fits (user_id, number, reviews, judged, default_loss, loss_before, fitted_loss, parameters, in_force)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9 where exists (select from auth.users where id = $1)
     on conflict do nothing returning 1 as one`,
    [userId, number, reviews, judged, defaultLoss, lossBefore, fittedLoss, parameters, inForce],
  )
  return stored.length > 0
}
