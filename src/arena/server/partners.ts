import type { RatedPlayer, SearchingSeat } from '#arena/server/seatStore.ts'
import { STANDING, type Standing, standingParameters } from '#arena/server/standing.ts'
import type { Pair } from '#match/matchContract.ts'
import { type PastRow, type PlayersPast, pastOf, pastRow } from '#match/server/playersPast.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** Two players whose searching seats are locked by the current transaction, to be paired. */
export interface Partners {
  /** The seeker is the second. */
  players: Pair<RatedPlayer>
  past: PlayersPast
}

type PartnersRow = { players: Pair<RatedPlayer>; past: PastRow } | null

/**
 * Locks the seats of the seeker and of the first of these players. Undefined if the seeker's seat, or all others, are no longer
 * searching or locked by another transaction.
 */
export async function lockPartners(
  tx: Transaction,
  { userId, skill }: { userId: string; skill: Skill },
  partnerIds: readonly string[],
): Promise<Partners | undefined> {
  const [row] = await tx.sql<{ partners: PartnersRow }>(`select ${partnersRow('$3')} as partners`, [
    userId,
    skill,
    partnerIds,
  ])
  return partnersOf(row?.partners)
}

/**
 * The same, with the standing of the seeker, who has just taken the seat.
 * @throws Problem 403 `user_not_found` if the account is being deleted concurrently
 */
export async function standAndLockPartners(
  tx: Transaction,
  { userId, skill }: SearchingSeat,
  partnerIds: readonly string[],
): Promise<{ standing: Standing; partners: Partners | undefined }> {
  const parameters = standingParameters(userId, skill)
  const [row] = await tx.sql<Standing & { partners: PartnersRow }>(
    `select ${STANDING}, ${partnersRow(`$${parameters.length + 1}`)} as partners from profiles where id = $1`,
    [...parameters, partnerIds],
  )
  if (!row) throw userNotFound()
  const { partners, ...standing } = row
  return { standing, partners: partnersOf(partners) }
}

/** SQL for a `PartnersRow`, for the seeker $1 and the skill $2. */
function partnersRow(partnerIds: string): string {
  return `(with seeker as materialized (
      select user_id as id, rating from match_queue
      where user_id = $1 and skill_type = $2 and match_id is null for update skip locked),
    partner as materialized (
      select user_id as id, rating from match_queue
      where user_id = any(${partnerIds}::uuid[]) and skill_type = $2 and match_id is null and exists (select from seeker)
      order by array_position(${partnerIds}::uuid[], user_id) limit 1 for update skip locked)
    select json_build_object('players', json_build_array(partner, seeker), 'past', ${pastRow('array[partner.id, seeker.id]', '$2')})
    from partner, seeker)`
}

function partnersOf(row: PartnersRow | undefined): Partners | undefined {
  return row ? { players: row.players, past: pastOf(row.past) } : undefined
}
