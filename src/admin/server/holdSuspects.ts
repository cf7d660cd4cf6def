import type { Farming } from '#admin/fairness/suspicion.ts'
import { LEAST_WINS, REPORT_DAYS } from '#admin/fairness/thresholds.ts'
import type { Meeting, WinRecord } from '#admin/fairness/winRecord.ts'
import { farmingIn } from '#admin/server/farmingIn.ts'
import { type Database, SERVICE, type Transaction } from '#platform/server/database/database.ts'

/** Matches that ended longer ago were looked at by an earlier run. */
const RECENT_SECONDS = 60

/**
 * Keeps players off the leaderboards whose wins look farmed, until an admin has looked. `recent` looks only at the winners of
 * matches that just counted less or were given up early, and is cheap enough to run every few seconds.
 */
export async function holdSuspects(database: Database, whom: 'recent' | 'all'): Promise<void> {
  const asService = <Rows>(work: (tx: Transaction) => Promise<Rows>) => database.tx(SERVICE, work)
  const suspects = whom === 'all' ? null : await asService(recentWinners)
  if (suspects?.length === 0) return
  const records = await asService((tx) =>
    readRows<WinRecord>(tx, 'app.win_records($1::uuid[], $2, $3)', [suspects, REPORT_DAYS, LEAST_WINS]),
  )
  const farming = await farmingIn(records, (players) =>
    asService((tx) => readRows<Meeting>(tx, 'app.meetings($1::uuid[], $2)', [players, REPORT_DAYS])),
  )
  for (const { player } of records) {
    const own = farming.filter(({ players: [suspect] }) => suspect.id === player.id)
    if (own.length > 0) await asService((tx) => hold(tx, player.id, own))
  }
}

async function recentWinners(tx: Transaction): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `select distinct m.winner_id as id from matches m
     where m.status = 'completed' and m.counts and m.winner_id is not null
       and m.completed_at > (select app_now()) - $1 * interval '1 second'
       and (m.given_up in ('unanswered', 'early') or exists (
         select from rating_changes c where c.match_id = m.id and c.user_id = m.winner_id and c.lowered is not null))
       and not exists (select from profiles where id = m.winner_id and held)`,
    [RECENT_SECONDS],
  )
  return rows.map(({ id }) => id)
}

async function readRows<Row>(tx: Transaction, call: string, parameters: readonly unknown[]): Promise<Row[]> {
  const [row] = await tx.sql<{ rows: Row[] }>(`select ${call} as rows`, parameters)
  if (!row) throw new Error('The database returned no rows')
  return row.rows
}

/** Does nothing if the player is already held. The account is locked before the profile, as when it is deleted. */
async function hold(tx: Transaction, userId: string, suspicions: readonly Farming[]): Promise<void> {
  await tx.sql(
    `insert into app.board_holds (user_id, suspicions) select id, $2::jsonb from profiles where id = $1 and not held
     on conflict (user_id) do update
       set suspicions = excluded.suspicions, held_at = excluded.held_at, verdict = null`,
    [userId, JSON.stringify(suspicions)],
  )
  await tx.sql('update profiles set held = true where id = $1', [userId])
}
