import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** The level that is known of a player before the first rated match; null if none is. Of several, the one for vocabulary. */
export async function readFirstLevel(tx: Transaction, userId: string): Promise<number | null> {
  const [row] = await tx.sql<{ level: number }>(
    `select level from app.first_levels where user_id = $1 order by array_position('{vocab,grammar,listening}', skill_type) limit 1`,
    [userId],
  )
  return row?.level ?? null
}

/** Replaces the levels in these skills. */
export async function noteFirstLevel(
  tx: Transaction,
  userId: string,
  skills: readonly Skill[],
  level: number,
): Promise<void> {
  await tx.sql(
    `insert into app.first_levels (user_id, skill_type, level) select $1, skill, $3 from unnest($2::text[]) as skill
     on conflict (user_id, skill_type) do update set level = excluded.level`,
    [userId, skills, level],
  )
}
