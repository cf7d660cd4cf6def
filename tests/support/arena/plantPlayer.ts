import { hashPassword } from '#platform/server/auth/password.ts'
import { type Database, OWNER } from '#platform/server/database/database.ts'

export const PLANTED_PASSWORD = 'three rounds of korean'

interface PlantedPlayer {
  /** The email address is `name@example.org`. */
  name: string
  /** Matches completed today, all of them won. */
  matches?: number
  tier?: 'Basic' | 'Premium'
}

/** Inserts a confirmed account with past matches into the database, before a server opens it. Returns the user's id. */
export async function plantPlayer(database: Database, { name, matches = 0, tier }: PlantedPlayer): Promise<string> {
  const passwordHash = await hashPassword(PLANTED_PASSWORD, name)
  return database.tx(OWNER, async (tx) => {
    const [user] = await tx.sql<{ id: string }>(
      'insert into auth.users (email, password_hash) values ($1, $2) returning id',
      [`${name}@example.org`, passwordHash],
    )
    if (!user) throw new Error('no user was created')
    await tx.sql(
      `insert into profiles (id, display_name, name_chosen_at, total_matches, wins, current_streak, best_streak)
       values ($1, $2, app_now(), $3, $3, $3, $3)`,
      [user.id, name, matches],
    )
    await tx.sql(
      `insert into matches (player1_id, skill_type, status, winner_id, player1_score, rated, completed_at)
       select $1, 'vocab', 'completed', $1, 2, false, app_now() from generate_series(1, $2)`,
      [user.id, matches],
    )
    await tx.sql(
      `insert into daily_usage (person, date, matches_played)
       select $1::uuid::text, (app_now() at time zone 'utc')::date, $2::integer where $2::integer > 0`,
      [user.id, matches],
    )
    if (tier) await tx.sql('insert into subscriptions (user_id, subscription_tier) values ($1, $2)', [user.id, tier])
    return user.id
  })
}
