-- Ratings cannot be farmed: which matches were given up early, why a match moved a rating less, and who is kept off the
-- leaderboards until an admin has looked.

alter table public.matches
  -- How early the loser resigned or was gone; null if the match was not given up, and for matches from before this column.
  add column given_up text check (given_up in ('unanswered', 'early', 'late')),
  add check (given_up is null or status = 'completed');

-- Every few seconds the server looks at the newest results.
create index matches_completed on public.matches (completed_at) where status = 'completed';

alter table public.rating_changes
  -- Why the K was lowered; null if it was not.
  add column lowered text check (lowered in ('same_opponent', 'early_wins', 'unknown_opponents'));

-- How many other opponents an account had lately in rated matches. Few matches are read, because the question is only whether
-- there are any.
create function app.other_opponents(account uuid, besides uuid) returns bigint
  language sql stable
  as $$
  select count(distinct opponent) from (
    (select player2_id as opponent from public.matches
     where player1_id = account and rated and status = 'completed' order by created_at desc limit 50)
    union all
    (select player1_id from public.matches
     where player2_id = account and rated and status = 'completed' order by created_at desc limit 50)) as recent
  where opponent <> besides
$$;
grant execute on function app.other_opponents(uuid, uuid) to service_role;

-- The profile says it too, so that a leaderboard is read from one index.
alter table public.profiles add column held boolean not null default false;

-- Players whose wins look farmed, with the findings that say so. A cleared player is judged by later matches only.
create table app.board_holds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  suspicions jsonb not null,
  held_at timestamptz not null default public.app_now(),
  -- An admin's verdict; null while no admin has looked.
  verdict text check (verdict in ('cleared', 'confirmed')),
  settled_at timestamptz,
  check (verdict is null or settled_at is not null)
);
alter table app.board_holds enable row level security;
create policy service on app.board_holds to service_role using (true) with check (true);
grant select, insert, update on app.board_holds to service_role;

-- Whom players won against in these days: of those who won this often, or of the given ones among them. Players who win nearly
-- always come first.
create function app.win_records(suspects uuid[], days integer, least_wins integer) returns jsonb
  language sql stable
  as $$
  with since as (select public.app_now() - days * interval '1 day' as at),
  sides as materialized (
    select side.player, side.opponent, m.id, m.rated, m.created_at, m.winner_id = side.player as won,
      m.given_up in ('unanswered', 'early') as ended_early
    from public.matches m
    cross join lateral (values (m.player1_id, m.player2_id), (m.player2_id, m.player1_id)) as side (player, opponent)
    left join app.board_holds hold on hold.user_id = side.player
    where m.status = 'completed' and m.counts and m.created_at >= (select at from since)
      and (suspects is null or m.player1_id = any (suspects) or m.player2_id = any (suspects))
      and (suspects is null or side.player = any (suspects))
      and side.player is not null and side.opponent is not null
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
      'played', (select count(*) from public.matches other
        where other.status = 'completed' and other.rated and other.created_at >= (select at from since)
          and (other.player1_id = opponent or other.player2_id = opponent))) order by opponent)) as record
    from tallies group by player) as records
$$;
grant execute on function app.win_records(uuid[], integer, integer), app.named(uuid) to service_role;

-- How often each two of the given players met in rated matches.
create function app.meetings(players uuid[], days integer) returns jsonb
  language sql stable
  as $$
  select coalesce(jsonb_agg(jsonb_build_object('players', jsonb_build_array(one, other), 'matches', matches)), '[]')
  from (
    select least(player1_id, player2_id) as one, greatest(player1_id, player2_id) as other, count(*) as matches
    from public.matches
    where status = 'completed' and rated and created_at >= public.app_now() - days * interval '1 day'
      and player1_id = any (players) and player2_id = any (players)
    group by 1, 2) as met
$$;
grant execute on function app.meetings(uuid[], integer) to service_role;

create function public.fairness_records(days integer, least_wins integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform app.demand_admin();
  return app.win_records(null, days, least_wins);
end
$$;

create function public.fairness_meetings(players uuid[], days integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform app.demand_admin();
  return app.meetings(players, days);
end
$$;

-- Everyone who is kept off the leaderboards, those first whom no admin has looked at.
create function public.fairness_holds() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform app.demand_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'player', app.named(user_id), 'suspicions', suspicions, 'heldAt', held_at, 'confirmed', verdict is not null)
      order by verdict is not null, held_at, user_id), '[]')
    from app.board_holds where verdict is distinct from 'cleared');
end
$$;

-- An admin's verdict on a player who is kept off the leaderboards. Returns whether there was one to give.
create function public.settle_hold(player uuid, given text) returns boolean
  language plpgsql volatile security definer set search_path = ''
  as $$
begin
  perform app.demand_admin();
  update app.board_holds set verdict = given, settled_at = public.app_now()
  where user_id = player and verdict is distinct from 'cleared';
  if not found then
    return false;
  end if;
  update public.profiles set held = (given <> 'cleared') where id = player;
  return true;
end
$$;

grant execute on function public.fairness_records(integer, integer), public.fairness_meetings(uuid[], integer),
  public.fairness_holds(), public.settle_hold(uuid, text) to authenticated;
