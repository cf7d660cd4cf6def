import type { RatedPlayer, SearchingSeat } from '#arena/server/seatStore.ts'
import { STANDING, type Standing, standingParameters } from '#arena/server/standing.ts'
import type { Pair } from '#match/matchContract.ts'
import { type PastRow, type PlayersPast, pastOf, pastRow } from '#match/server/playersPast.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** Two players whose searching seats are locked by the current transaction, to be paired. */
export interface Opponents {
  /** The seeker is the second. */
  players: Pair<RatedPlayer>
  past: PlayersPast
}

type OpponentsRow = { players: Pair<RatedPlayer>; past: PastRow } | null

/**
 * Locks the seats of the seeker and of the first of these players. Undefined if the seeker's seat, or all others, are no longer
 * searching or locked by another transaction.
 */
export async function lockOpponents(
  tx: Transaction,
  { userId, skill }: { userId: string; skill: Skill },
  opponentIds: readonly string[],
): Promise<Opponents | undefined> {
  const [row] = await tx.sql<{ opponents: OpponentsRow }>(`select ${opponentsRow('$3')} as opponents`, [
    userId,
    skill,
    opponentIds,
  ])
  return opponentsOf(row?.opponents)
}

/**
 * The same, with the standing of the seeker, who has just taken the seat.
 * @throws Problem 403 `user_not_found` if the account is being deleted concurrently
 */
export async function standAndLockOpponents(
  tx: Transaction,
  { userId, skill }: SearchingSeat,
  opponentIds: readonly string[],
): Promise<{ standing: Standing; opponents: Opponents | undefined }> {
  const parameters = standingParameters(userId, skill)
  const [row] = await tx.sql<Standing & { opponents: OpponentsRow }>(
    `select ${STANDING}, ${opponentsRow(`$${parameters.length + 1}`)} as opponents from profiles where id = $1`,
    [...parameters, opponentIds],
  )
  if (!row) throw userNotFound()
  const { opponents, ...standing } = row
  return { standing, opponents: opponentsOf(opponents) }
}

/** SQL for an `OpponentsRow`, for the seeker $1 and the skill $2. */
function opponentsRow(opponentIds: string): string {
  return `(with seeker as materialized (
      select user_id as id, rating from match_queue
      where user_id = $1 and skill_type = $2 and match_id is null for update skip locked),
    opponent as materialized (
      select user_id as id, rating from match_queue
      where user_id = any(${opponentIds}::uuid[]) and skill_type = $2 and match_id is null and exists (select from seeker)
      order by array_position(${opponentIds}::uuid[], user_id) limit 1 for update skip locked)
    select json_build_object('players', json_build_array(opponent, seeker), 'past', ${pastRow('array[opponent.id, seeker.id]', '$2')})
    from opponent, seeker)`
}

function opponentsOf(row: OpponentsRow | undefined): Opponents | undefined {
  return row ? { players: row.players, past: pastOf(row.past) } : undefined
}
