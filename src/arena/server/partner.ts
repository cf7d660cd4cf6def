import type { RatedPlayer, SearchingSeat } from '#arena/server/seatStore.ts'
import { STANDING, type Standing, standingParameters } from '#arena/server/standing.ts'
import { type PastRow, type PlayersPast, pastOf, pastRow } from '#match/server/playersPast.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** A player whose searching seat is locked by the current transaction, to be paired with a seeker. */
export interface Partner extends RatedPlayer {
  /** Of the partner and the seeker, in this order. */
  past: PlayersPast
}

type PartnerRow = (RatedPlayer & { past: PastRow }) | null

/** Locks the first of these players whose seat is still searching and not locked by another transaction. */
export async function lockPartner(
  tx: Transaction,
  { userId, skill }: { userId: string; skill: Skill },
  partnerIds: readonly string[],
): Promise<Partner | undefined> {
  const [row] = await tx.sql<{ partner: PartnerRow }>(`select ${partnerRow('$3')} as partner`, [
    userId,
    skill,
    partnerIds,
  ])
  return partnerOf(row?.partner)
}

/**
 * The same, with the standing of the player who has just taken the seat.
 * @throws Problem 403 `user_not_found` if the account is being deleted concurrently
 */
export async function standAndLockPartner(
  tx: Transaction,
  { userId, skill }: SearchingSeat,
  partnerIds: readonly string[],
): Promise<{ standing: Standing; partner: Partner | undefined }> {
  const parameters = standingParameters(userId, skill)
  const [row] = await tx.sql<Standing & { partner: PartnerRow }>(
    `select ${STANDING}, ${partnerRow(`$${parameters.length + 1}`)} as partner from profiles where id = $1`,
    [...parameters, partnerIds],
  )
  if (!row) throw userNotFound()
  const { partner, ...standing } = row
  return { standing, partner: partnerOf(partner) }
}

/** SQL for a `PartnerRow`, for the seeker $1 and the skill $2. */
function partnerRow(partnerIds: string): string {
  return `(with partner as materialized (
      select user_id as id, rating from match_queue
      where user_id = any(${partnerIds}::uuid[]) and skill_type = $2 and match_id is null
      order by array_position(${partnerIds}::uuid[], user_id) limit 1 for update skip locked)
    select json_build_object('id', id, 'rating', rating, 'past', ${pastRow('array[partner.id, $1]', '$2')}) from partner)`
}

function partnerOf(row: PartnerRow | undefined): Partner | undefined {
  return row ? { ...row, past: pastOf(row.past) } : undefined
}
