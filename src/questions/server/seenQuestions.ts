import type { Transaction } from '#platform/server/database/database.ts'
import type { Seen } from '#questions/selectQuestions.ts'

/** A question's id, when it was last seen in milliseconds, and its place, as `seenRows` reads them. */
export type SeenRow = readonly [id: string, at: number, place: number]

/** SQL for the questions that any of these players saw opened, as a JSON array of `SeenRow`. `userIds` is an SQL expression. */
export function seenRows(userIds: string): string {
  return `(select coalesce(json_agg(json_build_array(question_id, seen_ms, place)), '[]') from (
    select question_id, (extract(epoch from max(seen_at)) * 1000)::float8 as seen_ms, min(place)::int4 as place
    from (select *, rank() over (partition by user_id order by seen_at desc) as place
          from app.seen_questions where user_id = any(${userIds})) as own
    group by question_id) as seen)`
}

/** When the players last saw each question, by its id. */
export function seenOf(rows: readonly SeenRow[]): Map<string, Seen> {
  return new Map(rows.map(([id, at, place]) => [id, { at, place }]))
}

export async function readSeen(tx: Transaction, userIds: readonly string[]): Promise<Map<string, Seen>> {
  const [row] = await tx.sql<{ seen: SeenRow[] }>(`select ${seenRows('$1::uuid[]')} as seen`, [userIds])
  return seenOf(row?.seen ?? [])
}

/** Records that these questions were opened now for each of these players. */
export async function recordSeen(
  tx: Transaction,
  userIds: readonly string[],
  questionIds: readonly string[],
): Promise<void> {
  await tx.sql(insertSeen('unnest($1::uuid[]) u cross join unnest($2::text[]) q'), [userIds, questionIds])
}

/**
 * SQL that records that questions were opened now. `from` is the SQL of its rows: `u`, a player, and `q`, a question. They are always
 * written in the same order, so that two matches that end at once cannot deadlock.
 */
export function insertSeen(from: string): string {
  return `insert into app.seen_questions (user_id, question_id, seen_at)
    select u, q, app_now() from ${from} order by u, q
    on conflict (user_id, question_id) do update set seen_at = excluded.seen_at`
}
