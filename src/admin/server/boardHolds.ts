import type { BoardHold, HoldsResponse } from '#admin/fairness/suspicion.ts'
import type { SettleHoldRequest } from '#admin/settleHold.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { Problem } from '#platform/server/http/problem.ts'

/** Everyone who is kept off the leaderboards. The database refuses everyone but admins. */
export async function readHolds(tx: Transaction): Promise<HoldsResponse> {
  const [row] = await tx.sql<{ holds: BoardHold[] }>('select public.fairness_holds() as holds')
  if (!row) throw new Error('The database returned no holds')
  return { holds: row.holds }
}

/**
 * Records the verdict, and returns who is still kept off.
 * @throws Problem 404 `hold_not_found` if the player is not kept off
 */
export async function settleHold(tx: Transaction, { user_id, verdict }: SettleHoldRequest): Promise<HoldsResponse> {
  const [row] = await tx.sql<{ settled: boolean }>('select public.settle_hold($1, $2) as settled', [user_id, verdict])
  if (!row?.settled) throw new Problem(404, 'hold_not_found', 'This player is not kept off the leaderboards.')
  return readHolds(tx)
}
