import { type Database, OWNER } from '#platform/server/database/database.ts'
import { createUser } from '#tests/support/server/createUser.ts'

/** The columns of the own profile that a player may change, and one that follows from them. */
const OWN_CHOICES = [
  ...['display_name', 'name_chosen_at', 'listed', 'recordable'],
  ...['reads_hangul', 'daily_goal_minutes', 'onboarded'],
]

/** Inserts rows that an attacker might try to change: Ann's own, an admin's, a published page and a draft. */
export async function plantRows(database: Database): Promise<{ annId: string; adminId: string }> {
  const annId = await createUser(database, 'ann@example.org')
  const adminId = await createUser(database, 'admin@example.org')
  await database.tx(OWNER, async (tx) => {
    await tx.sql('insert into app.admins (user_id) values ($1)', [adminId])
    for (const id of [annId, adminId]) {
      await tx.sql('insert into profiles (id) values ($1)', [id])
      await tx.sql(
        `insert into translation_history (user_id, source_text, translated_text, tone) values ($1, 'hi', '안녕', 'casual')`,
        [id],
      )
    }
    await tx.sql(
      `insert into glossary_pages (slug, title, published) values ('page', 'page', true), ('draft', 'd', false)`,
    )
  })
  return { annId, adminId }
}

/** Everything that Ann may not change, as one text to compare before and after. */
export function untouchableRows(database: Database, annId: string): Promise<string> {
  return database.tx(OWNER, async (tx) => {
    const rows = [
      await tx.sql('select to_jsonb(p) - $2::text[] as row from profiles p where id = $1', [annId, OWN_CHOICES]),
      await tx.sql('select * from profiles where id <> $1', [annId]),
      await tx.sql('select * from translation_history where user_id <> $1', [annId]),
      await tx.sql('select * from glossary_pages order by slug'),
    ]
    return JSON.stringify(rows)
  })
}
