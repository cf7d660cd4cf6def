import { type Database, SERVICE } from '#platform/server/database/database.ts'
import { plantPlayer } from '#tests/support/arena/plantPlayer.ts'

/**
 * The people of the site that journeys share. Journeys run side by side, so whoever a journey changes is not in another one:
 * `saver` and `clearer` are the history's, `leaver`, who goes, and `maya`, who has played today, the profile's.
 */
export async function plantResidents(database: Database): Promise<void> {
  for (const name of ['newcomer', 'free', 'subscriber', 'leaver', 'saver']) await plantPlayer(database, { name })
  await plantPlayer(database, { name: 'maya', matches: 2 })
  await plantPlayer(database, { name: 'basic', tier: 'Basic' })
  await plantPlayer(database, { name: 'premium', tier: 'Premium' })
  await plantEntries(database, await plantPlayer(database, { name: 'historian' }), 60)
  await plantEntries(database, await plantPlayer(database, { name: 'clearer' }), 3)
}

/** Translations of a user's: sentence 1 is the oldest. */
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
