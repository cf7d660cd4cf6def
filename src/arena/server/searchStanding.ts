import { PAUSE_MS, PAUSE_WINDOW_MS } from '#arena/matchmakingPause.ts'
import { ratingColumn } from '#arena/server/ratingColumn.ts'
import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import { LONGEST_MATCH_MS, READY_MS } from '#match/matchTimes.ts'
import { matchesCountedToday } from '#plans/server/matchesCountedToday.ts'
import { userNotFound } from '#platform/server/auth/account.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/**
 * A match that was not started is recorded as void within about a second of its deadline. If it is recorded later, no server was
 * running, so nobody could press Start Match, and it is not a no-show.
 */
const NOTED_IN_TIME_MS = 5 * SECOND_MS

/** What decides whether a player may search, and against whom. */
export interface SearchStanding {
  /** The player's rating in the skill. */
  rating: number
  /** Today's matches that count toward the daily limit. */
  countedToday: number
  /** The times of recent matches that became void because the player had not pressed Start Match. */
  noShows: EpochMs[]
  /** The times of recent matches that the player left before both had answered, so that they changed no rating. */
  walkouts: EpochMs[]
}

/** @throws Problem 403 `user_not_found` if the account is being deleted concurrently. Every player has a profile. */
export async function readStanding(tx: Transaction, userId: string, skill: Skill): Promise<SearchStanding> {
  const standing = await findStanding(tx, userId, skill)
  if (!standing) throw userNotFound()
  return standing
}

/** Undefined if the account is being deleted concurrently. */
export async function findStanding(tx: Transaction, userId: string, skill: Skill): Promise<SearchStanding | undefined> {
  const [standing] = await tx.sql<SearchStanding>(
    `select ${STANDING} from profiles where id = $1`,
    standingParameters(userId, skill),
  )
  return standing
}

/** SQL for the columns of a `Standing`, from a row of `profiles` and the parameters $1 to $7, which `standingParameters` returns. */
export const STANDING = `${ratingColumn('$2')} as rating,
  ${matchesCountedToday('$1')} as "countedToday",
  array(select floor(date_part('epoch', created_at) * 1000) + $3::float8 from matches
    where (player1_id = $1 or player2_id = $1) and status = 'void'
      and created_at > (select app_now()) - $4::float8 * interval '1 millisecond'
      and shown_at - created_at >= $3::float8 * interval '1 millisecond'
      and shown_at - created_at < ($3::float8 + $5::float8) * interval '1 millisecond'
      and not exists (
        select from app.match_events where match_id = matches.id and kind = 'ready'
          and player = case when matches.player1_id = $1 then 0 else 1 end)) as "noShows",
  array(select floor(date_part('epoch', completed_at) * 1000) from matches
    where (player1_id = $1 or player2_id = $1) and given_up = 'unanswered' and counts
      and winner_id is distinct from $1
      and completed_at > (select app_now()) - $6::float8 * interval '1 millisecond'
      -- Lets the players' indexes find the match.
      and created_at > (select app_now()) - $7::float8 * interval '1 millisecond') as walkouts`

export function standingParameters(userId: string, skill: Skill): unknown[] {
  return [
    ...[userId, skill, READY_MS, PAUSE_WINDOW_MS + PAUSE_MS + READY_MS, NOTED_IN_TIME_MS],
    ...[PAUSE_WINDOW_MS + PAUSE_MS, PAUSE_WINDOW_MS + PAUSE_MS + LONGEST_MATCH_MS],
  ]
}
