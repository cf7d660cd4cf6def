import type { Seeker } from '#arena/pairing.ts'
import { ratingColumn } from '#arena/server/ratingColumn.ts'
import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { READY_MS, UNSEEN_MS } from '#match/matchTimes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** The seat of a searching player. */
export interface SearchingSeat extends Seeker {
  skill: Skill
  ticket: string
  /** Since this search began. `waitedMs` also includes the wait before an opponent's no-show. */
  searchedMs: Milliseconds
  now: EpochMs
  /** The recently seen players with the nearest ratings who search for the same skill. */
  others: Seeker[]
}

/** One of the two players of a new match. */
export interface RatedPlayer {
  id: string
  rating: number
}

/** How many seekers with lower and with higher ratings are read. */
const NEAREST = 8

/** Evaluated once per statement; a plain `app_now()` would be evaluated for every row. */
const CLOCK = '(select app_now())'
const NOW = `floor(date_part('epoch', ${CLOCK}) * 1000)`
const LAST_OPPONENT = `select opponent from (
    (select player2_id as opponent, created_at from matches where player1_id = $1 order by created_at desc limit 1)
    union all
    (select player1_id, created_at from matches where player2_id = $1 order by created_at desc limit 1)
  ) as met order by created_at desc limit 1`
const INSERT_SEAT = `insert into match_queue as seat (user_id, skill_type, rating, last_opponent)
  select id, $2, ${ratingColumn('$2')}, (${LAST_OPPONENT}) from profiles where id = $1`
const WAITED_MS = `date_part('epoch', ${CLOCK} - seat.waiting_since) * 1000`
const SEEN_LATELY = `seat.seen_at > ${CLOCK} - interval '${UNSEEN_MS} milliseconds'`
const CONTINUES = `(seat.skill_type = excluded.skill_type and ${SEEN_LATELY})`
const SEEKER = `seat.user_id as "userId", seat.rating, ${WAITED_MS} as "waitedMs", seat.last_opponent as "lastOpponent"`
const SEARCHING_SEAT = `${SEEKER}, seat.skill_type as skill, seat.ticket,
  date_part('epoch', ${CLOCK} - seat.joined_at) * 1000 as "searchedMs", ${NOW} as now`
const SEARCHING = `from match_queue as seat
  where skill_type = own.skill and match_id is null and ${SEEN_LATELY} and user_id <> own."userId"`
const OTHERS = `(select coalesce(json_agg(seeker), '[]') from (
    (select ${SEEKER} ${SEARCHING} and rating >= own.rating order by rating limit ${NEAREST})
    union all
    (select ${SEEKER} ${SEARCHING} and rating < own.rating order by rating desc limit ${NEAREST})) as seeker)`

/**
 * Takes the player's one seat to search for this skill, and looks for others; undefined if it is in a match, or if there is no
 * profile. A recent search for the same skill continues with its ticket; any other search ends. The rating may be from before the
 * end of a match that the statement had to wait for.
 */
export async function takeSeat(tx: Transaction, userId: string, skill: Skill): Promise<SearchingSeat | undefined> {
  const [seat] = await tx.sql<SearchingSeat>(
    `with own as (
       ${INSERT_SEAT}
       on conflict (user_id) do update set
         skill_type = excluded.skill_type,
         rating = excluded.rating,
         last_opponent = excluded.last_opponent,
         ticket = case when ${CONTINUES} then seat.ticket else excluded.ticket end,
         joined_at = case when ${CONTINUES} then seat.joined_at else excluded.joined_at end,
         waiting_since = case when ${CONTINUES} then seat.waiting_since else excluded.waiting_since end,
         seen_at = excluded.seen_at
       where seat.match_id is null
       returning ${SEARCHING_SEAT})
     select own.*, ${OTHERS} as others from own`,
    [userId, skill],
  )
  return seat
}

/** Takes the seat of a player who is neither searching nor in a match. Returns whether it did; not without a profile. */
export async function takeFreeSeat(tx: Transaction, userId: string, skill: Skill): Promise<boolean> {
  const rows = await tx.sql(`${INSERT_SEAT} on conflict (user_id) do nothing returning 1 as one`, [userId, skill])
  return rows.length > 0
}

/** How many of these players are searching or in a match. */
export async function countSeated(tx: Transaction, userIds: readonly string[]): Promise<number> {
  return (await tx.sql('select 1 as one from match_queue where user_id = any($1::uuid[])', [userIds])).length
}

/** Releases seats that were taken in this transaction. */
export async function giveBackSeats(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.sql('delete from match_queue where user_id = any($1::uuid[]) and match_id is null', [userIds])
}

/** Updates the rating of a seat, for a player whose match ended while the seat was being taken. */
export async function rateSeat(tx: Transaction, userId: string, rating: number): Promise<void> {
  await tx.sql('update match_queue set rating = $2 where user_id = $1', [userId, rating])
}

/** Records a sign of life of the search with this ticket, and looks for others; undefined if its seat is no longer searching. */
export async function touchSeat(
  tx: Pick<Transaction, 'sql'>,
  userId: string,
  ticket: string,
): Promise<SearchingSeat | undefined> {
  const [seat] = await tx.sql<SearchingSeat>(
    `with own as (
       update match_queue as seat set seen_at = app_now() where user_id = $1 and ticket = $2 and match_id is null
       returning ${SEARCHING_SEAT})
     select own.*, ${OTHERS} as others from own`,
    [userId, ticket],
  )
  return seat
}

/** Whether a player has a seat, and where it is. */
export interface FoundSeat {
  /** Null without a seat, or if it is searching. */
  matchId: string | null
  /** Whether the match still waits for its players to press Start Match, so it cannot be over. */
  isStartPending: boolean
  now: EpochMs
}

export async function readSeat(tx: Pick<Transaction, 'sql'>, userId: string): Promise<FoundSeat> {
  const [row] = await tx.sql<FoundSeat>(
    `select seat.match_id as "matchId", ${NOW} as now,
       coalesce(m.status = 'ready' and m.created_at > ${CLOCK} - $2::float8 * interval '1 millisecond', false) as "isStartPending"
     from (select 1 as one) as always
     left join match_queue as seat on seat.user_id = $1 left join matches m on m.id = seat.match_id`,
    [userId, READY_MS],
  )
  if (!row) throw new Error('The query for the time returned no row')
  return row
}

/** The recently seen players who have waited longest for this skill. */
export async function longestWaiting(tx: Transaction, skill: Skill, count: number): Promise<Seeker[]> {
  return tx.sql<Seeker>(
    `select ${SEEKER} from match_queue as seat where skill_type = $1 and match_id is null and ${SEEN_LATELY}
     order by waiting_since limit $2`,
    [skill, count],
  )
}

/** Removes searching seats that were not seen for this long. */
export async function removeAbandonedSeats(tx: Transaction, unseenMs: Milliseconds): Promise<void> {
  await tx.sql(
    `delete from match_queue where user_id in (
       select user_id from match_queue
       where match_id is null and seen_at < ${CLOCK} - $1::float8 * interval '1 millisecond' for update skip locked)`,
    [unseenMs],
  )
}
