import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { type Database, OWNER, type Transaction } from '#platform/server/database/database.ts'

/** The time on the rules' clock, `app_now()`. */
export async function rulesTime(tx: Transaction): Promise<EpochMs> {
  const [row] = await tx.sql<{ now: EpochMs }>('select (extract(epoch from app_now()) * 1000)::float8 as now')
  if (!row) throw new Error('The database did not return the time')
  return row.now
}

/** Sets the rules' clock `app_now()` ahead of or behind the machine's; 0 is the real time. For test environments. */
export function setClockOffset(database: Database, offset: Milliseconds): Promise<void> {
  const ms = Math.round(offset)
  return replaceClock(database, ms === 0 ? TRUE_TIME : `${TRUE_TIME} + interval '${ms} milliseconds'`)
}

/** Stops the rules' clock at an instant. */
export function stopClock(database: Database, at: Date): Promise<void> {
  return replaceClock(database, `select timestamptz '${at.toISOString()}'`)
}

/** Resets a clock that a test has moved. Runs at the start of every server outside test environments. */
export async function restoreClock(database: Database): Promise<void> {
  const [clock] = await database.tx(OWNER, (tx) =>
    tx.sql<{ prosrc: string }>(`select prosrc from pg_proc where oid = 'public.app_now'::regproc`),
  )
  if (clock?.prosrc.trim() !== TRUE_TIME) await setClockOffset(database, 0)
}

const TRUE_TIME = 'select clock_timestamp()'

async function replaceClock(database: Database, body: string): Promise<void> {
  await database.tx(OWNER, (tx) =>
    tx.script(
      `create or replace function public.app_now() returns timestamptz language sql stable parallel safe as $$ ${body} $$`,
    ),
  )
}
