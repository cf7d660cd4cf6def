import type { Seeker } from '#arena/pairing.ts'
import { ratingColumn } from '#arena/server/ratingColumn.ts'
import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { UNSEEN_MS } from '#match/matchTimes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import type { Skill } from '#rating/skill.ts'

/** The seat of somebody who searches, locked by the transaction that has it. */
export interface SearchingSeat extends Seeker {
  skill: Skill
  ticket: string
  /** Since this search began, while `waitedMs` counts from before a no-show. */
  searchedMs: Milliseconds
  now: EpochMs
}

/** As a match is made of two. */
export interface RatedPlayer {
  id: string
  rating: number
}

/** As many on either side in rating are looked at. */
const NEAREST = 8

/** Asked once in a statement: `app_now()` itself is asked for every row. */
const CLOCK = '(select app_now())'
const NOW = `floor(date_part('epoch', ${CLOCK}) * 1000)`
const LAST_OPPONENT = `select opponent from (
    (select player2_id as opponent, created_at from matches where player1_id = $1 order by created_at desc limit 1)
    union all
    (select player1_id, created_at from matches where player2_id = $1 order by created_at desc limit 1)
  ) as met order by created_at desc limit 1`
const WAITED_MS = `date_part('epoch', ${CLOCK} - seat.waiting_since) * 1000`
const SEEN_LATELY = `seat.seen_at > ${CLOCK} - interval '${UNSEEN_MS} milliseconds'`
const GOES_ON = `(seat.skill_type = excluded.skill_type and ${SEEN_LATELY})`
const SEEKER = `seat.user_id as "userId", seat.rating, ${WAITED_MS} as "waitedMs", seat.last_opponent as "lastOpponent"`
const SEARCHING_SEAT = `${SEEKER}, seat.skill_type as skill, seat.ticket,
  date_part('epoch', ${CLOCK} - seat.joined_at) * 1000 as "searchedMs", ${NOW} as now`

/**
 * Takes the player's one seat to search for this skill; undefined when it is in a match, or without a profile. A search for the
 * same skill that was seen lately goes on under its ticket, any other is over.
 */
export async function takeSeat(tx: Transaction, userId: string, skill: Skill): Promise<SearchingSeat | undefined> {
  const [seat] = await tx.sql<SearchingSeat>(
    `insert into match_queue as seat (user_id, skill_type, rating, last_opponent)
     select id, $2, ${ratingColumn('$2')}, (${LAST_OPPONENT}) from profiles where id = $1
     on conflict (user_id) do update set
       skill_type = excluded.skill_type,
       rating = excluded.rating,
       last_opponent = excluded.last_opponent,
       ticket = case when ${GOES_ON} then seat.ticket else excluded.ticket end,
       joined_at = case when ${GOES_ON} then seat.joined_at else excluded.joined_at end,
       waiting_since = case when ${GOES_ON} then seat.waiting_since else excluded.waiting_since end,
       seen_at = excluded.seen_at
     where seat.match_id is null
     returning ${SEARCHING_SEAT}`,
    [userId, skill],
  )
  return seat
}

/** Takes the player's one seat, who is neither searching nor in a match; undefined otherwise, or without a profile. */
export async function takeFreeSeat(tx: Transaction, userId: string, skill: Skill): Promise<SearchingSeat | undefined> {
  const [seat] = await tx.sql<SearchingSeat>(
    `insert into match_queue as seat (user_id, skill_type, rating, last_opponent)
     select id, $2, ${ratingColumn('$2')}, (${LAST_OPPONENT}) from profiles where id = $1
     on conflict (user_id) do nothing
     returning ${SEARCHING_SEAT}`,
    [userId, skill],
  )
  return seat
}

/** How many of these players are searching or in a match. */
export async function countSeated(tx: Transaction, userIds: readonly string[]): Promise<number> {
  return (await tx.sql('select 1 as one from match_queue where user_id = any($1::uuid[])', [userIds])).length
}

/** Gives back seats that were taken in this transaction. */
export async function giveBackSeats(tx: Transaction, userIds: readonly string[]): Promise<void> {
  await tx.sql('delete from match_queue where user_id = any($1::uuid[]) and match_id is null', [userIds])
}

/** For a player whose rating has just changed: by a match whose end the taking of the seat has waited for. */
export async function rateSeat(tx: Transaction, userId: string, rating: number): Promise<void> {
  await tx.sql('update match_queue set rating = $2 where user_id = $1', [userId, rating])
}

/** A sign of life of the search with this ticket; undefined when its seat is no longer searching. */
export async function touchSeat(tx: Transaction, userId: string, ticket: string): Promise<SearchingSeat | undefined> {
  const [seat] = await tx.sql<SearchingSeat>(
    `update match_queue as seat set seen_at = app_now() where user_id = $1 and ticket = $2 and match_id is null
     returning ${SEARCHING_SEAT}`,
    [userId, ticket],
  )
  return seat
}

/** The match that the player's seat is in, and the clock. */
export async function readSeat(tx: Transaction, userId: string): Promise<{ matchId: string | null; now: EpochMs }> {
  const [row] = await tx.sql<{ matchId: string | null; now: EpochMs }>(
    `select seat.match_id as "matchId", ${NOW} as now
     from (select 1 as one) as always left join match_queue as seat on seat.user_id = $1`,
    [userId],
  )
  if (!row) throw new Error('The database does not tell the time')
  return row
}

/** The others who search for the same skill and were seen lately, as far as they are nearest in rating. */
export async function nearestSeekers(tx: Transaction, { userId, skill, rating }: SearchingSeat): Promise<Seeker[]> {
  const searching = `from match_queue as seat
    where skill_type = $1 and match_id is null and ${SEEN_LATELY} and user_id <> $3`
  return tx.sql<Seeker>(
    `(select ${SEEKER} ${searching} and rating >= $2 order by rating limit ${NEAREST})
     union all
     (select ${SEEKER} ${searching} and rating < $2 order by rating desc limit ${NEAREST})`,
    [skill, rating, userId],
  )
}

/** Those who have waited longest for this skill, of all who were seen lately. */
export async function longestWaiting(tx: Transaction, skill: Skill, count: number): Promise<Seeker[]> {
  return tx.sql<Seeker>(
    `select ${SEEKER} from match_queue as seat where skill_type = $1 and match_id is null and ${SEEN_LATELY}
     order by waiting_since limit $2`,
    [skill, count],
  )
}

/** Locks the first of these seats that still searches and that nobody else has locked. */
export async function lockFirst(
  tx: Transaction,
  skill: Skill,
  userIds: readonly string[],
): Promise<RatedPlayer | undefined> {
  const [locked] = await tx.sql<RatedPlayer>(
    `select user_id as id, rating from match_queue
     where user_id = any($1::uuid[]) and skill_type = $2 and match_id is null
     order by array_position($1::uuid[], user_id) limit 1 for update skip locked`,
    [userIds, skill],
  )
  return locked
}

/** Puts two locked seats into their match. */
export async function seatTogether(
  tx: Transaction,
  userIds: readonly [string, string],
  matchId: string,
): Promise<void> {
  const seated = await tx.sql(
    'update match_queue set match_id = $2 where user_id = any($1::uuid[]) and match_id is null returning 1 as one',
    [userIds, matchId],
  )
  if (seated.length !== 2) throw new Error('A seat was taken although it was locked')
}

/** Removes abandoned seats: those that were not seen for this long. */
export async function removeLeftSeats(tx: Transaction, unseenMs: Milliseconds): Promise<void> {
  await tx.sql(
    `delete from match_queue where user_id in (
       select user_id from match_queue
       where match_id is null and seen_at < ${CLOCK} - $1::float8 * interval '1 millisecond' for update skip locked)`,
    [unseenMs],
  )
}
