import { type Database, OWNER } from '#platform/server/database/database.ts'

/** Sets the rules' clock of this test's database to a fixed instant (ISO 8601). */
export async function setClock(database: Database, at: string): Promise<void> {
  const instant = new Date(at).toISOString()
  await replaceClock(database, `select timestamptz '${instant}'`)
}

/** Lets the rules' clock run `seconds` ahead of the machine's. */
export async function advanceClock(database: Database, seconds: number): Promise<void> {
  await replaceClock(database, `select clock_timestamp() + interval '${Number(seconds)} seconds'`)
}

async function replaceClock(database: Database, body: string): Promise<void> {
  await database.tx(OWNER, (tx) =>
    tx.script(
      `create or replace function public.app_now() returns timestamptz language sql stable parallel safe as $$ ${body} $$`,
    ),
  )
}
