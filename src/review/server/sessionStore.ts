import { DAY_MS, type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { AT, MS } from '#review/server/instant.ts'
import {
  type AnsweredCard,
  type Candidate,
  type DoneToday,
  DUE_A_DAY,
  LEARN_AHEAD_MS,
  NEW_A_DAY,
} from '#review/session.ts'

/** So many cards of one family may stand in front of the next one that may be asked. */
const SAME_FAMILY = 5

/**
 * The cards that a session may ask: those that come back within minutes, the due ones that are most likely to be forgotten, and
 * the first new ones.
 */
export async function readCandidates(tx: Transaction, userId: string, now: EpochMs): Promise<Candidate[]> {
  return tx.sql<Candidate>(CANDIDATES, [
    userId,
    now + LEARN_AHEAD_MS,
    nextUtcMidnight(now),
    now,
    DUE_A_DAY * SAME_FAMILY,
    NEW_A_DAY * SAME_FAMILY,
  ])
}

const COLUMNS = `id, skill_type as skill, family, state, ${MS('due_at')} as "dueAt", stability, ${MS('reviewed_at')} as "reviewedAt"`

/** The instants are converted after the limit: converting those of every due card would take most of the time. */
const CANDIDATES = `
  (select ${COLUMNS} from review_cards
   where user_id = $1 and not suspended and state in ('learning', 'relearning') and due_at <= ${AT('$2')})
  union all
  (select ${COLUMNS} from (
     select id, skill_type, family, state, due_at, stability, reviewed_at from review_cards
     where user_id = $1 and not suspended and state = 'review' and due_at < ${AT('$3')}
     order by date_part('epoch', ${AT('$4')} - reviewed_at) / stability desc limit $5) as most_endangered)
  union all
  (select ${COLUMNS} from review_cards where user_id = $1 and not suspended and state = 'new' order by place limit $6)`

/** The cards that come back until then, the next one first. */
export async function readComing(
  tx: Transaction,
  userId: string,
  { now, until, limit }: { now: EpochMs; until: EpochMs; limit: number },
): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select id from review_cards where user_id = $1 and not suspended and state <> 'new' and due_at > ${AT('$2')} and due_at < ${AT('$3')}
     order by due_at limit $4`,
    [userId, now, until, limit],
  )
  return rows.map(({ id }) => id)
}

/** What the learner has answered in this UTC day, without what was undone. */
export async function readDoneToday(
  tx: Transaction,
  userId: string,
  now: EpochMs,
): Promise<Omit<DoneToday, 'cards'> & { cards: AnsweredCard[]; answers: number }> {
  const midnight = nextUtcMidnight(now) - DAY_MS
  const rows = await tx.sql<AnsweredCard>(
    `with counted as (
       select card_id, at from review_log as answer
       where user_id = $1 and grade is not null and kind = 'answer'
         and not exists (select from review_log as undo where undo.about = answer.id and undo.kind = 'undo'))
     select card.id, card.family, min(counted.at) >= ${AT('$2')} as begun,
       (count(*) filter (where counted.at >= ${AT('$2')}))::int as answers
     from counted join review_cards card on card.id = counted.card_id
     where card.reviewed_at >= ${AT('$2')} group by card.id`,
    [userId, midnight],
  )
  return {
    begun: rows.filter(({ begun }) => begun).length,
    repeated: rows.filter(({ begun }) => !begun).length,
    cards: rows,
    answers: rows.reduce((sum, { answers }) => sum + answers, 0),
  }
}

/** The number of cards, and when the next one that was begun comes back. */
export async function readDeck(tx: Transaction, userId: string): Promise<{ cards: number; nextDueAt: EpochMs | null }> {
  const [row] = await tx.sql<{ cards: number; nextDueAt: EpochMs | null }>(
    `select count(*)::int as cards, ${MS(`min(due_at) filter (where not suspended and state <> 'new')`)} as "nextDueAt"
     from review_cards where user_id = $1`,
    [userId],
  )
  return row ?? { cards: 0, nextDueAt: null }
}
