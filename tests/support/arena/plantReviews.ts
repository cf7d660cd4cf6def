import { randomUUID } from 'node:crypto'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import type { CardContent } from '#review/card.ts'
import type { CardHistory } from '#review/fit/reviewHistory.ts'
import type { AnswerEntry } from '#review/reviewEntry.ts'
import { scheduleOf } from '#review/schedule.ts'
import { AT } from '#review/server/instant.ts'

/** Cards per transaction, few enough for the statement timeout. */
const BATCH = 500

const WORD: CardContent = {
  type: 'item',
  korean: '말',
  english: 'word',
  key: { accepted: ['말'], otherLevels: [], otherWords: [] },
}

/** A card that somebody has, with its answers. */
export interface PlantedCard {
  history: CardHistory
  content?: CardContent
  /** What was typed when the answer was wrong, and what was off. */
  wrong?: Pick<AnswerEntry, 'given' | 'mistake'>
}

/** Gives a learner cards with these answers, as they would be stored if the answers had been given then. */
export async function plantReviews(database: Database, userId: string, cards: readonly PlantedCard[]): Promise<void> {
  for (let planted = 0; planted < cards.length; planted += BATCH) {
    const rows = cards.slice(planted, planted + BATCH).map(plantedRows)
    await database.tx(OWNER, async (tx) => {
      await tx.sql(
        `insert into review_cards (id, user_id, key, kind, skill_type, family, content, source, created_at, state, due_at, stability, reviewed_at, lapses)
         select id, $1, 'planted:' || id, 'word', 'vocab', id::text, content, 'hand', ${AT('created')}, state, ${AT('due')}, stability,
           ${AT('reviewed')}, lapses
         from json_to_recordset($2::json) as card (id uuid, content jsonb, created float8, state text, due float8, stability float8,
           reviewed float8, lapses int)`,
        [userId, JSON.stringify(rows.map(({ card }) => card))],
      )
      await tx.sql(
        `insert into review_log (id, user_id, card_id, kind, given, outcome, mistake, grade, at)
         select id, $1, "cardId", 'answer', given, outcome, mistake, grade, ${AT('entry.at')}
         from json_to_recordset($2::json) as entry (id uuid, "cardId" uuid, given text, outcome text, mistake text, grade int, at float8)`,
        [userId, JSON.stringify(rows.flatMap(({ entries }) => entries))],
      )
    })
  }
  await database.tx(OWNER, (tx) => tx.script('analyze public.review_cards; analyze public.review_log'))
}

function plantedRows({ history, content = WORD, wrong = { given: '물', mistake: null } }: PlantedCard) {
  const cardId = randomUUID()
  const entries = history.map(({ at, grade }) => ({
    ...{ id: randomUUID(), cardId, kind: 'answer' as const, at, grade, fit: null },
    ...(grade === 1
      ? { ...wrong, outcome: 'wrong' as const }
      : { given: '말', mistake: null, outcome: 'right' as const }),
  }))
  const created = history[0]?.at ?? 0
  const { state, dueAt: due, stability, reviewedAt: reviewed, lapses } = scheduleOf(created, entries)
  return { card: { id: cardId, content, created, state, due, stability, reviewed, lapses }, entries }
}
