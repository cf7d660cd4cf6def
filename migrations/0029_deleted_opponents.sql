-- Deleting the accounts that lost must not hide that they lost: an opponent who has deleted the account counts, for each match, as
-- an account that has played nobody else. And a player's matches are found by their indexes: with `suspects is null or …` in one
-- condition, each run read the whole table. Compiling the query takes far longer than running it.

create or replace function app.win_records(suspects uuid[], days integer, least_wins integer) returns jsonb
  language sql stable set jit = off
  as $$
  with since as (select public.app_now() - days * interval '1 day' as at),
  looked_at as (
    select * from public.matches where suspects is null
    union all
    select * from public.matches where player1_id = any (suspects) or player2_id = any (suspects)),
  sides as materialized (
    select side.player, coalesce(side.opponent, m.id) as opponent, m.id, m.rated, m.created_at,
      m.winner_id = side.player as won, m.given_up in ('unanswered', 'early') as ended_early
    from looked_at m
    cross join lateral (values (m.player1_id, m.player2_id), (m.player2_id, m.player1_id)) as side (player, opponent)
    left join app.board_holds hold on hold.user_id = side.player
    where m.status = 'completed' and m.counts and m.created_at >= (select at from since)
      and (suspects is null or side.player = any (suspects))
      and side.player is not null
      and (hold.settled_at is null or m.created_at > hold.settled_at)),
  winners as (
    select player from sides group by player having count(*) filter (where won) >= least_wins
    order by count(*) filter (where won)::float8 / count(*) desc, count(*) desc, player limit 200),
  tallies as (
    select player, opponent,
      count(*) filter (where rated) as matches,
      count(*) filter (where rated and won) as wins,
      count(*) filter (where won) as all_wins,
      coalesce(jsonb_agg(id order by created_at, id) filter (where rated and won), '[]') as won_ids,
      coalesce(jsonb_agg(id order by created_at, id) filter (where won and ended_early), '[]') as early_ids
    from sides where player in (select player from winners) group by player, opponent)
  select coalesce(jsonb_agg(record), '[]') from (
    select jsonb_build_object('player', app.named(player), 'opponents', jsonb_agg(jsonb_build_object(
      'id', opponent, 'matches', matches, 'wins', wins, 'allWins', all_wins, 'won', won_ids, 'wonEarly', early_ids,
      'played', greatest(matches, (select count(*) from public.matches other
        where other.status = 'completed' and other.rated and other.created_at >= (select at from since)
          and (other.player1_id = opponent or other.player2_id = opponent)))) order by opponent)) as record
    from tallies group by player) as records
$$;
