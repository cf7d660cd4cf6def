import { type Database, OWNER } from '#platform/server/database/database.ts'

/**
 * Inconsistencies in the database after any run of matches: one list per kind, each of which must be empty. Usage is compared with
 * the count that the daily limit uses.
 */
export function bookFaults(database: Database): Promise<Record<string, unknown[]>> {
  return database.tx(OWNER, async (tx) => {
    const faults: Record<string, unknown[]> = {}
    for (const [name, query] of Object.entries(NEVER)) faults[name] = await tx.sql(query)
    return faults
  })
}

export const NO_FAULTS = {
  'two open matches of one player': [],
  'a seat in a match that is over': [],
  'an open match without its two seats': [],
  'two answers of a player to a question': [],
  'a log with a gap or out of order': [],
  'a winner who is neither player': [],
  'a result that its status forbids': [],
  'a rating that is not the sum of its changes': [],
  'rated matches that are not the number of changes': [],
  'a rated match without a change for each, or an unrated one with any': [],
  'a rated match that was given up before both had answered': [],
  'changes of a match that do not follow from the rating before': [],
  'usage that is not the number of completed matches of the day': [],
  'statistics that the matches do not bear out': [],
}

const PLAYED = `select m.*, p.user_id from matches m cross join lateral (values (player1_id), (player2_id)) as p (user_id)`

const NEVER: Record<keyof typeof NO_FAULTS, string> = {
  'two open matches of one player': `
    select user_id from (${PLAYED}) as played where status in ('ready', 'playing') group by user_id having count(*) > 1`,
  'a seat in a match that is over': `
    select q.user_id from match_queue q join matches m on m.id = q.match_id where m.status in ('completed', 'void')`,
  'an open match without its two seats': `
    select m.id from matches m where status in ('ready', 'playing')
      and 2 <> (select count(*) from match_queue q where q.match_id = m.id and q.user_id in (m.player1_id, m.player2_id))`,
  'two answers of a player to a question': `
    select match_id from app.match_events where kind = 'answer' group by match_id, player, question_no having count(*) > 1`,
  'a log with a gap or out of order': `
    select match_id from (
      select match_id, seq, at, lag(at) over log as before, row_number() over log as place
      from app.match_events window log as (partition by match_id order by seq)) as ordered
    where seq <> place or at < before`,
  'a winner who is neither player': `
    select id from matches where winner_id is not null and winner_id not in (player1_id, player2_id)`,
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
  'changes of a match that do not follow from the rating before': `
    select match_id from (
      select match_id, before, 1000 + coalesce(sum(delta) over (
        partition by user_id, skill_type order by created_at, match_id rows between unbounded preceding and 1 preceding), 0) as rating
      from rating_changes) as chained
    where before <> rating`,
  'usage that is not the number of completed matches of the day': `
    select * from (
      select user_id::text as person, (created_at at time zone 'utc')::date as date, count(*) as played
      from (${PLAYED}) as played where status = 'completed' and user_id is not null group by 1, 2) as counted
    full join (select person, date, matches_played from daily_usage where matches_played > 0) as used using (person, date)
    where played is distinct from matches_played`,
  'statistics that the matches do not bear out': `
    select id from profiles p
    where total_matches <> (select count(*) from matches m where m.status = 'completed' and m.counts and p.id in (m.player1_id, m.player2_id))
      or wins <> (select count(*) from matches m where m.status = 'completed' and m.counts and m.winner_id = p.id)`,
}
