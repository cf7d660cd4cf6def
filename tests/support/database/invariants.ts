import assert from 'node:assert/strict'
import { type Database, OWNER, type Transaction } from '#platform/server/database/database.ts'

/** The rows that break each invariant, by the invariant's name. Invariants that hold are left out. */
export type BrokenInvariants = Record<string, unknown[]>

/**
 * What a test wrote into the tables itself, in place of playing: only profiles with ratings, also finished matches, or also open ones.
 * The invariants that such rows break are not expected of it.
 */
export type Planted = 'ratings' | 'results' | 'matches'

/** Every run must leave the database like this, whatever happened in it. @throws an assertion error that lists the rows */
export async function expectInvariants(database: Database, planted?: Planted): Promise<void> {
  const broken = await brokenInvariants(database)
  for (const name of planted ? BROKEN_BY_PLANTS[planted] : []) delete broken[name]
  assert.deepEqual(broken, {})
}

export function brokenInvariants(database: Database): Promise<BrokenInvariants> {
  return database.tx(OWNER, brokenIn)
}

/** The same inside a transaction. */
export async function brokenIn(tx: Transaction): Promise<BrokenInvariants> {
  const broken: BrokenInvariants = {}
  for (const [name, query] of Object.entries(NEVER)) {
    const rows = await tx.sql(query)
    if (rows.length > 0) broken[name] = rows
  }
  const orphans = await rowsOfDeletedUsers(tx)
  if (orphans.length > 0) broken[DELETED_USERS] = orphans
  return broken
}

const DELETED_USERS = 'a row of a deleted user'

/** Columns of ids that are not the ids of users: searches, requests to Stripe, and sign-ups whose account does not exist yet. */
const NOT_USERS = ['public.match_queue.ticket', 'app.payment_customers.request_key', 'auth.letters.user_id']

/**
 * Goes through the catalog, so that a new table is included: every uuid that refers to nothing or to an account, and every text
 * named `person`, which holds a user's id or the hash of an IP address.
 */
async function rowsOfDeletedUsers(tx: Transaction): Promise<unknown[]> {
  const columns = await tx.sql<{ column: string; query: string }>(USER_COLUMNS)
  const queries = columns.filter(({ column }) => !NOT_USERS.includes(column)).map(({ query }) => query)
  return tx.sql(queries.join(' union all '))
}

const USER_COLUMNS = `
  select place || '.' || attname as column,
    format('select %L as column, %I::text as user_id from %s
      where %I::text ~ ''^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'' and %I::text not in (select id::text from auth.users)',
      place || '.' || attname, attname, place, attname, attname) as query
  from (
    select format('%I.%I', nspname, relname) as place, attname, atttypid, attrelid, attnum
    from pg_attribute join pg_class relation on relation.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace
    where nspname in ('public', 'app', 'auth') and relkind in ('r', 'p') and attnum > 0 and not attisdropped) as attribute
  where (atttypid = 'text'::regtype and attname = 'person')
    or (atttypid = 'uuid'::regtype and (place, attname) <> ('auth.users', 'id')
      and not exists (select from pg_constraint where conrelid = attrelid and contype = 'f' and conkey = array[attnum]
        and confrelid <> 'auth.users'::regclass)
      and not (attname = 'id' and exists (select from pg_constraint where conrelid = attrelid and contype = 'p' and conkey = array[attnum])
        and not exists (select from pg_constraint where conrelid = attrelid and contype = 'f' and conkey = array[attnum])))`

const PLAYED = `select m.*, p.user_id from matches m cross join lateral (values (player1_id), (player2_id)) as p (user_id)`

/** What may never be found, with the query that finds it. Usage is compared with the count that the daily limit uses. */
const NEVER = {
  'two seats of one player': 'select user_id from match_queue group by user_id having count(*) > 1',
  'two open matches of one player': `
    select user_id from (${PLAYED}) as played where status in ('ready', 'playing') and user_id is not null
    group by user_id having count(*) > 1`,
  'a seat in a match that is over, or of other players': `
    select q.user_id from match_queue q join matches m on m.id = q.match_id
    where m.status in ('completed', 'void') or q.user_id is distinct from m.player1_id and q.user_id is distinct from m.player2_id`,
  'a search with an old rating': `
    select user_id from match_queue q join profiles p on p.id = q.user_id where match_id is null
      and rating <> case skill_type when 'vocab' then elo_vocab when 'grammar' then elo_grammar else elo_listening end`,
  'an open match without a seat for each player': `
    select m.id from matches m where status in ('ready', 'playing')
      and num_nonnulls(player1_id, player2_id) <> (select count(*) from match_queue q where q.match_id = m.id and q.user_id in (m.player1_id, m.player2_id))`,
  'two answers of a player to a question': `
    select match_id from app.match_events where kind = 'answer' group by match_id, player, question_no having count(*) > 1`,
  'a log with a gap or out of order': `
    select match_id from (
      select match_id, seq, at, lag(at) over log as before, row_number() over log as place
      from app.match_events window log as (partition by match_id order by seq)) as ordered
    where seq <> place or at < before`,
  'a winner who is neither player': `
    select id from matches where winner_id is not null
      and winner_id is distinct from player1_id and winner_id is distinct from player2_id`,
  'a result that its status forbids': `
    select id from matches where (status in ('completed', 'void')) <> (completed_at is not null)
      or (status = 'void' and (winner_id is not null or rated or player1_score + player2_score > 0))
      or player1_score + player2_score > 3`,
  'a rating that is not the sum of its changes': `
    select id from profiles p
    where elo_vocab <> 1000 + (select coalesce(sum(delta), 0) from rating_changes where user_id = p.id and skill_type = 'vocab')
      or elo_grammar <> 1000 + (select coalesce(sum(delta), 0) from rating_changes where user_id = p.id and skill_type = 'grammar')
      or elo_listening <> 1000 + (select coalesce(sum(delta), 0) from rating_changes where user_id = p.id and skill_type = 'listening')`,
  'rated matches that are not the number of changes': `
    select id from profiles p
    where rated_vocab <> (select count(*) from rating_changes where user_id = p.id and skill_type = 'vocab')
      or rated_grammar <> (select count(*) from rating_changes where user_id = p.id and skill_type = 'grammar')
      or rated_listening <> (select count(*) from rating_changes where user_id = p.id and skill_type = 'listening')`,
  'a rated match without a change for each, or an unrated one with any': `
    select m.id from matches m where status in ('completed', 'void')
      and (select count(*) from rating_changes c where c.match_id = m.id) <> case when rated then num_nonnulls(player1_id, player2_id) else 0 end`,
  'a rated match that was given up before both had answered': `
    select m.id from matches m where rated and status = 'completed'
      and exists (select from app.match_events e where e.match_id = m.id and e.kind in ('resign', 'claim'))
      and (given_up is null and player1_score < 2 and player2_score < 2 or given_up is not null and 2 > (
        select count(distinct e.player) from app.match_events e where e.match_id = m.id and e.kind = 'answer'))`,
  'a change that does not start from the rating before it': `
    with changed as (select user_id, skill_type, before, before + delta as after, delta from rating_changes)
    select user_id, skill_type, rating from (
      select user_id, skill_type, before as rating, 1 as count from changed
      union all select user_id, skill_type, after, -1 from changed
      union all select user_id, skill_type, 1000, -1 from changed group by 1, 2
      union all select user_id, skill_type, 1000 + sum(delta), 1 from changed group by 1, 2) as chain
    group by 1, 2, 3 having sum(count) <> 0`,
  'usage that is not the number of completed matches of the day': `
    select * from (
      select user_id::text as person, (created_at at time zone 'utc')::date as date, count(*) as played
      from (${PLAYED}) as played where status = 'completed' and user_id is not null group by 1, 2) as counted
    full join (select person, date, matches_played from daily_usage where matches_played > 0) as used using (person, date)
    where played is distinct from matches_played`,
  'characters used that are not those of the charged texts': `
    select * from (
      select person, date, sum(characters) as charged from app.charged_texts group by 1, 2) as texts
    full join (select person, date, characters from daily_usage where characters > 0) as used using (person, date)
    where coalesce(characters, 0) <> coalesce(charged, 0) and date >= (app_now() at time zone 'utc')::date - 1`,
  'a daily question that was open for too long, or before its turn': `
    select a.user_id, a.date, a.number from daily_answers a
    left join daily_answers b on b.user_id = a.user_id and b.date = a.date and b.number = a.number - 1
    where a.closed_at > a.opened_at + interval '60 seconds'
      or a.option_id is not null and a.closed_at >= a.opened_at + interval '60 seconds'
      or a.number > 1 and (b.opened_at is null or a.opened_at < coalesce(b.closed_at, b.opened_at + interval '60 seconds'))`,
  'statistics that the matches do not bear out': `
    select id from profiles p
    where total_matches <> (select count(*) from matches m where m.status = 'completed' and m.counts and p.id in (m.player1_id, m.player2_id))
      or wins <> (select count(*) from matches m where m.status = 'completed' and m.counts and m.winner_id = p.id)`,
}

/** The names of all invariants. */
export const INVARIANTS: readonly string[] = [...Object.keys(NEVER), DELETED_USERS]

const RATINGS: (keyof typeof NEVER)[] = [
  'a rating that is not the sum of its changes',
  'rated matches that are not the number of changes',
  'a change that does not start from the rating before it',
]

const RESULTS: (keyof typeof NEVER)[] = [
  ...RATINGS,
  'a result that its status forbids',
  'a rated match without a change for each, or an unrated one with any',
  'usage that is not the number of completed matches of the day',
  'statistics that the matches do not bear out',
]

const BROKEN_BY_PLANTS: Record<Planted, (keyof typeof NEVER)[]> = {
  ratings: RATINGS,
  results: RESULTS,
  matches: [...RESULTS, 'two open matches of one player', 'an open match without a seat for each player'],
}
