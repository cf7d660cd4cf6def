import { batched } from '#kit/batched.ts'
import type { EpochMs } from '#kit/time.ts'
import type { Pair } from '#match/matchContract.ts'
import type { StoredMatch } from '#match/server/matchStore.ts'
import type { Database } from '#platform/server/database/database.ts'

/** The few values that show whether a match in memory is what the database has, and what changes without its log. */
export interface MatchHead {
  id: string
  status: StoredMatch['status']
  /** `seq` of the newest event; 0 for an empty log. */
  seq: number
  shownAt: EpochMs | null
  playerIds: Pair<string | null>
  /** The names that others see. */
  publicNames: Pair<string | null>
  /** Null for a player without a seat in this match. */
  seenAt: Pair<EpochMs | null>
  /** The clock. It may be behind the log. */
  now: EpochMs
}

export type ReadHead = (matchId: string) => Promise<MatchHead | undefined>

/** Reads heads in batches. A head is never older than its request. */
export function headReader(database: Database): ReadHead {
  return batched(async (ids: readonly string[]) => {
    const heads = await database.autocommit<MatchHead>(HEADS, [ids])
    return new Map(heads.map((head) => [head.id, head]))
  })
}

/** Subqueries, because a join would read more than the rows of these matches. */
const HEADS = `
  select m.id, m.status, array[m.player1_id, m.player2_id]::text[] as "playerIds",
    array[${publicName('m.player1_id')}, ${publicName('m.player2_id')}] as "publicNames",
    coalesce((select max(e.seq) from app.match_events e where e.match_id = m.id), 0) as seq,
    ${ms('m.shown_at')} as "shownAt", ${ms('(select app_now())')} as now,
    array[${seenAt('m.player1_id')}, ${seenAt('m.player2_id')}] as "seenAt"
  from matches m where m.id = any($1::uuid[])`

function seenAt(playerId: string): string {
  return `(select ${ms('seat.seen_at')} from match_queue seat where seat.user_id = ${playerId} and seat.match_id = m.id)`
}

function publicName(playerId: string): string {
  return `(select app.public_name(profiles) from profiles where profiles.id = ${playerId})`
}

function ms(instant: string): string {
  return `floor(extract(epoch from ${instant}) * 1000)::float8`
}
