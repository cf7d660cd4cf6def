import type { Seeker } from '#arena/pairing.ts'
import type { EpochMs, Milliseconds } from '#kit/time.ts'
import { UNSEEN_MS } from '#match/matchTimes.ts'
import type { Transaction } from '#platform/server/database/database.ts'
import { STARTING_RATING } from '#rating/ratingChange.ts'
import type { Skill } from '#rating/skill.ts'

/** The seat of somebody who searches; the transaction that has it holds its lock. */
export interface SearchingSeat extends Seeker {
  skill: Skill
  ticket: string
  /** Since this search began, while `waitedMs` counts from before a no-show. */
  searchedMs: Milliseconds
  now: EpochMs
}

/** As many on either side in rating are looked at. */
const NEAREST = 16

const NOW = 'floor(extract(epoch from app_now()) * 1000)::float8'
const WAITED_MS = `(extract(epoch from app_now() - seat.waiting_since) * 1000)::float8`
const SEEN_LATELY = `seat.seen_at > app_now() - interval '${UNSEEN_MS} milliseconds'`
const GOES_ON = `(seat.skill_type = excluded.skill_type and ${SEEN_LATELY})`
const SEEKER = `seat.user_id as "userId", seat.rating, ${WAITED_MS} as "waitedMs", seat.last_opponent as "lastOpponent"`
const SEARCHING_SEAT = `${SEEKER}, seat.skill_type as skill, seat.ticket, (extract(epoch from app_now() - seat.joined_at) * 1000)::float8 as "searchedMs",
  ${NOW} as now`

/**
 * Takes the player's one seat to search for this skill; false when it is in a match. A search for the same skill that was
 * seen lately goes on under its ticket, any other is over.
 */
export async function takeSeat(tx: Transaction, userId: string, skill: Skill): Promise<boolean> {
  const taken = await tx.sql(
    `insert into match_queue as seat (user_id, skill_type, rating) values ($1, $2, $3)
     on conflict (user_id) do update set
       skill_type = excluded.skill_type,
       ticket = case when ${GOES_ON} then seat.ticket else excluded.ticket end,
       joined_at = case when ${GOES_ON} then seat.joined_at else excluded.joined_at end,
       waiting_since = case when ${GOES_ON} then seat.waiting_since else excluded.waiting_since end,
       seen_at = excluded.seen_at
     where seat.match_id is null
     returning 1 as one`,
    [userId, skill, STARTING_RATING],
  )
  return taken.length > 0
}

/** Notes on a seat just taken the player's rating and last opponent, as they are now that nobody else can seat them. */
export async function fillSeat(tx: Transaction, userId: string): Promise<SearchingSeat> {
  const [seat] = await tx.sql<SearchingSeat>(
    `update match_queue as seat set
       rating = case seat.skill_type
         when 'vocab' then elo_vocab when 'grammar' then elo_grammar else elo_listening end,
       last_opponent = (
         select opponent from (
           (select player2_id as opponent, created_at from matches where player1_id = $1 order by created_at desc limit 1)
           union all
           (select player1_id, created_at from matches where player2_id = $1 order by created_at desc limit 1)
         ) as met order by created_at desc limit 1)
     from profiles where profiles.id = $1 and seat.user_id = $1
     returning ${SEARCHING_SEAT}`,
    [userId],
  )
  if (!seat) throw new Error('Somebody who searches has no profile')
  return seat
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
): Promise<string | undefined> {
  const [locked] = await tx.sql<{ user_id: string }>(
    `select user_id from match_queue where user_id = any($1::uuid[]) and skill_type = $2 and match_id is null
     order by array_position($1::uuid[], user_id) limit 1 for update skip locked`,
    [userIds, skill],
  )
  return locked?.user_id
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

/** Nobody waits there any more: seats that were not seen for this long. */
export async function removeLeftSeats(tx: Transaction, unseenMs: Milliseconds): Promise<void> {
  await tx.sql(
    `delete from match_queue where user_id in (
       select user_id from match_queue
       where match_id is null and seen_at < app_now() - $1::float8 * interval '1 millisecond' for update skip locked)`,
    [unseenMs],
  )
}
