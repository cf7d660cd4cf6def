import type { Transaction } from '#platform/server/database/database.ts'
import type { Seen } from '#questions/selectQuestions.ts'

/** When any of these players last saw a question opened in a match, by the question's id. */
export async function readSeen(tx: Transaction, userIds: readonly string[]): Promise<Map<string, Seen>> {
  const rows = await tx.sql<{ question_id: string; seen_ms: number; place: number }>(
    `select question_id, (extract(epoch from max(seen_at)) * 1000)::float8 as seen_ms, min(place)::int4 as place
     from (select *, rank() over (partition by user_id order by seen_at desc) as place
           from app.seen_questions where user_id = any($1::uuid[])) as own
     group by question_id`,
    [userIds],
  )
  return new Map(rows.map(({ question_id, seen_ms, place }) => [question_id, { at: seen_ms, place }]))
}

/** Records that these questions were opened now for each of these players. */
export async function recordSeen(
  tx: Transaction,
  userIds: readonly string[],
  questionIds: readonly string[],
): Promise<void> {
  // Always in the same order, so that two matches that end at once cannot deadlock.
  await tx.sql(
    `insert into app.seen_questions (user_id, question_id, seen_at)
     select u, q, app_now() from unnest($1::uuid[]) u cross join unnest($2::text[]) q order by u, q
     on conflict (user_id, question_id) do update set seen_at = excluded.seen_at`,
    [userIds, questionIds],
  )
}
