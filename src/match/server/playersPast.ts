import type { EpochMs } from '#kit/time.ts'
import type { Pair } from '#match/matchContract.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Seen } from '#questions/selectQuestions.ts'
import { type SeenRow, seenOf, seenRows } from '#questions/server/seenQuestions.ts'
import type { Skill } from '#rating/skill.ts'

/** What the match of two players has to know of them. */
export interface PlayersPast {
  /** The current time in whole milliseconds. */
  now: EpochMs
  /** The number of rated matches of each player in the skill. */
  games: Pair<number>
  /** Their first levels, which count until the first rated match; null without one. */
  firstLevels: Pair<number | null>
  /** When either of them last saw a question. */
  seen: ReadonlyMap<string, Seen>
}

/** The past as the database returns it. */
export interface PastRow extends Omit<PlayersPast, 'seen'> {
  seen: SeenRow[]
}

/** SQL for the past of two players, as a JSON object like `PastRow`. Both parameters are SQL expressions. */
export function pastRow(userIds: string, skill: string): string {
  return `(select json_build_object(
      'now', floor(extract(epoch from app_now()) * 1000)::float8,
      'games', json_agg(games order by place),
      'firstLevels', json_agg(case when games = 0 then (
        select level from app.first_levels f where f.user_id = player.id and f.skill_type = ${skill}) end order by place),
      'seen', ${seenRows(userIds)})
    from unnest(${userIds}) with ordinality as player (id, place)
    cross join lateral (
      select count(*) as games from rating_changes c where c.user_id = player.id and c.skill_type = ${skill}) as past)`
}

export function pastOf({ seen, ...past }: PastRow): PlayersPast {
  return { ...past, seen: seenOf(seen) }
}

export async function readPast(tx: Transaction, userIds: Pair<string>, skill: Skill): Promise<PlayersPast> {
  const [row] = await tx.sql<{ past: PastRow }>(`select ${pastRow('$1::uuid[]', '$2')} as past`, [userIds, skill])
  if (!row) throw new Error('The query for the two players returned no row')
  return pastOf(row.past)
}
