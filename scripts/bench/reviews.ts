import { DAY_MS, HOUR_MS } from '#kit/time.ts'
import { type Database, OWNER, SERVICE } from '#platform/server/database/database.ts'
import type { Grade, ReviewEntry } from '#review/reviewEntry.ts'
import { scheduleOf } from '#review/schedule.ts'
import { readNow } from '#review/server/instant.ts'
import { readCandidates, readDoneToday } from '#review/server/sessionStore.ts'
import { sessionOrder } from '#review/session.ts'
import { type LoadResult, measure } from './load.ts'
import { report } from './report.ts'

/** Rows per statement, few enough for the statement timeout. */
const BATCH = 5_000
const ANSWERS = 20

export interface ReviewSpeed {
  /** Choosing the cards to ask. */
  dueList: LoadResult
  /** The same with a deck of a hundred. */
  smallDeck: LoadResult
}

/** Measures the due list of a learner with so many cards, one call after the other. Half of the cards are due. */
export async function measureReviews(database: Database, cards: number, seconds: number): Promise<ReviewSpeed> {
  const [learner, beginner] = [await plantDeck(database, cards), await plantDeck(database, 100)]
  const list = (userId: string) => ({
    connections: 1,
    seconds,
    call: () =>
      database.tx(SERVICE, async (tx) => {
        const now = await readNow(tx)
        sessionOrder(await readCandidates(tx, userId, now), await readDoneToday(tx, userId, now), now)
      }),
  })
  return { dueList: await measure(list(learner)), smallDeck: await measure(list(beginner)) }
}

async function plantDeck(database: Database, cards: number): Promise<string> {
  const [user] = await database.tx(OWNER, (tx) =>
    tx.sql<{ id: string }>(`insert into auth.users (email) values (gen_random_uuid() || '@example.org') returning id`),
  )
  if (!user) throw new Error('No user was created')
  for (let planted = 0; planted < cards; planted += BATCH) {
    await database.tx(OWNER, (tx) =>
      tx.sql(
        `insert into review_cards (user_id, key, kind, skill_type, family, content, source, state, due_at, stability, reviewed_at)
         select $1, 'word:' || n, 'word', (array['vocab', 'grammar', 'listening'])[1 + n % 3], 'w' || n / 2, '{}', 'hand',
           'review', app_now() + (random() - 0.5) * interval '60 days', 1 + 100 * random(), app_now() - 30 * random() * interval '1 day'
         from generate_series($2::int + 1, $3::int) as n`,
        [user.id, planted, Math.min(cards, planted + BATCH)],
      ),
    )
  }
  await database.tx(OWNER, (tx) => tx.sql('analyze review_cards'))
  return user.id
}

/** Measures the schedules computed from logs, in this process. */
export async function benchSchedules(seconds: number): Promise<void> {
  const entries = Array.from({ length: ANSWERS }, (_, index): ReviewEntry => {
    const grade: Grade = index % 7 === 6 ? 1 : 3
    const outcome = grade === 1 ? 'wrong' : 'right'
    return {
      id: String(100 + index),
      at: index * 9 * DAY_MS + HOUR_MS,
      kind: 'answer',
      given: 'x',
      outcome,
      mistake: null,
      grade,
      fit: null,
    }
  })
  const alone = { connections: 1, seconds }
  const derived = await measure({ ...alone, call: async () => void scheduleOf(0, entries) })
  const copied = await measure({ ...alone, call: async () => void structuredClone(entries) })
  report(`schedules from logs of ${ANSWERS} answers`, derived, 'the log copied', copied)
}
