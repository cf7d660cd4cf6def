import { type SearchStanding, STANDING, standingParameters } from '#arena/server/searchStanding.ts'
import type { RatedPlayer, SearchingSeat } from '#arena/server/seatStore.ts'
import type { Pair } from '#match/matchContract.ts'
import { type PastRow, type PlayersPast, pastOf, pastRow } from '#match/server/playersPast.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** A seeker and an opponent whose searching seats are locked by the current transaction. */
export interface LockedPair {
  /** The seeker is the second. */
  players: Pair<RatedPlayer>
  past: PlayersPast
}

type LockedPairRow = { players: Pair<RatedPlayer>; past: PastRow } | null

/**
 * Locks the seats of the seeker and of the first of these players. Undefined if the seeker's seat, or all others, are no longer
 * searching or locked by another transaction.
 */
export async function lockPair(
  tx: Transaction,
  { userId, skill }: { userId: string; skill: Skill },
  candidateIds: readonly string[],
): Promise<LockedPair | undefined> {
  const [row] = await tx.sql<{ pair: LockedPairRow }>(`select ${lockedPairRow('$3')} as pair`, [
    userId,
    skill,
    candidateIds,
  ])
  return lockedPairOf(row?.pair)
}

/**
 * The same, with the standing of the seeker, who has just taken the seat.
 * @throws Problem 403 `user_not_found` if the account is being deleted concurrently
 */
export async function standAndLockPair(
  tx: Transaction,
  { userId, skill }: SearchingSeat,
  candidateIds: readonly string[],
): Promise<{ standing: SearchStanding; pair: LockedPair | undefined }> {
  const parameters = standingParameters(userId, skill)
  const [row] = await tx.sql<SearchStanding & { pair: LockedPairRow }>(
    `select ${STANDING}, ${lockedPairRow(`$${parameters.length + 1}`)} as pair from profiles where id = $1`,
    [...parameters, candidateIds],
  )
  if (!row) throw userNotFound()
  const { pair, ...standing } = row
  return { standing, pair: lockedPairOf(pair) }
}

/** SQL for a `LockedPairRow`, for the seeker $1 and the skill $2. */
function lockedPairRow(candidateIds: string): string {
  return `(with seeker as materialized (
      select user_id as id, rating from match_queue
      where user_id = $1 and skill_type = $2 and match_id is null for update skip locked),
    opponent as materialized (
      select user_id as id, rating from match_queue
      where user_id = any(${candidateIds}::uuid[]) and skill_type = $2 and match_id is null and exists (select from seeker)
      order by array_position(${candidateIds}::uuid[], user_id) limit 1 for update skip locked)
    select json_build_object('players', json_build_array(opponent, seeker), 'past', ${pastRow('array[opponent.id, seeker.id]', '$2')})
    from opponent, seeker)`
}

function lockedPairOf(row: LockedPairRow | undefined): LockedPair | undefined {
  return row ? { players: row.players, past: pastOf(row.past) } : undefined
}
