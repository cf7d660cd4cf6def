import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'

/**
 * The users of the site that journeys share. Journeys run in parallel, so a user that one journey changes is used by no other:
 * `saver` and `clearer` belong to the history, `leaver` (who deletes the account) and `maya` (who has played today) to the profile.
 */
export async function plantResidents(database: Database): Promise<void> {
  for (const name of ['newcomer', 'free', 'subscriber', 'leaver', 'saver']) await plantPlayer(database, { name })
  await plantPlayer(database, { name: 'maya', matches: 2 })
  await plantPlayer(database, { name: 'returner', matches: 1 })
  await plantPlayer(database, { name: 'basic', tier: 'Basic' })
  await plantPlayer(database, { name: 'premium', tier: 'Premium' })
  await plantEntries(database, await plantPlayer(database, { name: 'historian' }), 60)
  await plantEntries(database, await plantPlayer(database, { name: 'clearer' }), 3)
}

/** Inserts translations of a user. Sentence 1 is the oldest. */
async function plantEntries(database: Database, userId: string, count: number): Promise<void> {
  await database.tx(SERVICE, (tx) =>
    tx.sql(
      `insert into translation_history (user_id, source_text, translated_text, tone, explanation, created_at)
       select $1, 'Sentence no' || place || '.', '문장 제' || place || '.',
         (array['casual', 'polite', 'formal', 'business'])[place % 4 + 1], 'why', app_now() + place * interval '1 second'
       from generate_series(1, $2::int) as place`,
      [userId, count],
    ),
  )
}
