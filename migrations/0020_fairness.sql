-- What the fairness report is made from: counts and times out of the last days' matches, for admins alone. The rules and their
-- thresholds are not here; what narrows a search down comes as a parameter. Logs are read only of matches that counts point at.

create function app.demand_admin() returns void
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied: only admins may do this';
  end if;
end
$$;

create function app.named(player uuid) returns jsonb
  language sql stable
  as $$
  select jsonb_build_object('id', player, 'name',
    coalesce((select nullif(display_name, '') from public.profiles where id = player), 'Player'))
$$;

-- A match as its two players played it: who lost how, with how many answers. `openMs` is for how long the questions stood open
-- that the opponent then answered right.
create function app.match_facts(match uuid, rushed_ms integer) returns jsonb
  language sql stable
  as $$
  select jsonb_build_object('id', m.id, 'sides', jsonb_agg(jsonb_build_object(
    'player', side.player,
    'score', case when m.winner_id = side.player then 1 when m.winner_id is null then 0.5 else 0 end,
    'resigned', log.resigned, 'left', log.abandoned,
    'answers', log.answers, 'rushed', log.rushed, 'openMs', log.open_ms) order by side.place))
  from public.matches m
  cross join lateral (values (0, m.player1_id), (1, m.player2_id)) as side (place, player)
  cross join lateral (
    select
      coalesce(bool_or(kind = 'resign' and e.player = side.place), false) as resigned,
      coalesce(bool_or(kind = 'claim' and e.player <> side.place), false) as abandoned,
      count(*) filter (where kind = 'answer' and e.player = side.place) as answers,
      count(*) filter (where kind = 'answer' and e.player = side.place and not correct and after_ms < rushed_ms) as rushed,
      coalesce(sum(after_ms) filter (where kind = 'answer' and e.player <> side.place and correct), 0) as open_ms
    from app.match_events e where e.match_id = m.id) as log
  where m.id = match
  group by m.id
$$;

-- The same of several matches, oldest first.
create function public.fairness_matches(matches uuid[], rushed_ms integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform app.demand_admin();
  return (
    select coalesce(jsonb_agg(app.match_facts(m.id, rushed_ms) order by m.created_at, m.id), '[]')
    from public.matches m where m.id = any (matches));
end
$$;

-- Pairs that met often, those first who met little else; with how many matches each had in all.
create function public.fairness_pairs(days integer, least_meetings integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  since timestamptz := public.app_now() - days * interval '1 day';
begin
  perform app.demand_admin();
  return (
    with counted as materialized (
      select id, player1_id, player2_id from public.matches
      where status = 'completed' and created_at >= since and player1_id is not null and player2_id is not null),
    played as materialized (
      select player, count(*) as matches
      from counted cross join lateral (values (player1_id), (player2_id)) as side (player) group by player),
    pairs as materialized (
      select least(player1_id, player2_id) as one, greatest(player1_id, player2_id) as other, array_agg(id) as ids
      from counted group by 1, 2 having count(*) >= least_meetings),
    closest as (
      select pairs.*, a.matches as of_one, b.matches as of_other
      from pairs join played a on a.player = one join played b on b.player = other
      order by cardinality(ids)::float8 / greatest(a.matches, b.matches) desc, one, other limit 1000)
    select coalesce(jsonb_agg(jsonb_build_object(
      'players', jsonb_build_array(app.named(one), app.named(other)),
      'played', jsonb_build_array(of_one, of_other),
      'playedByAll', (select sum(matches) from played),
      'meetings', to_jsonb(ids))), '[]')
    from closest);
end
$$;

-- Players with right answers within `fast_ms`: how many, and how they answer otherwise.
create function public.fairness_reactions(days integer, fast_ms integer, least_right integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  since timestamptz := public.app_now() - days * interval '1 day';
begin
  perform app.demand_admin();
  return (
    with answers as (
      select case e.player when 0 then m.player1_id else m.player2_id end as player, e.match_id, e.correct, e.after_ms
      from public.matches m join app.match_events e on e.match_id = m.id
      where m.status = 'completed' and m.created_at >= since and e.kind = 'answer' and e.after_ms is not null),
    quick as (
      select player, count(*) as answers,
        percentile_cont(0.5) within group (order by after_ms) as median,
        count(*) filter (where after_ms < fast_ms) as fast,
        count(*) filter (where after_ms < fast_ms and correct) as fast_right,
        array_agg(distinct match_id) filter (where after_ms < fast_ms and correct) as ids
      from answers where player is not null
      group by player having count(*) filter (where after_ms < fast_ms and correct) >= least_right
      order by fast_right desc, player limit 200)
    select coalesce(jsonb_agg(jsonb_build_object(
      'player', app.named(player), 'answers', answers, 'medianMs', median, 'fast', fast, 'fastRight', fast_right,
      'matches', to_jsonb(ids))), '[]')
    from quick);
end
$$;

-- Players whose rating in a skill fell by so much from its height of these days, with all that moved it, oldest first.
create function public.fairness_falls(days integer, least_drop integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  since timestamptz := public.app_now() - days * interval '1 day';
begin
  perform app.demand_admin();
  return (
    with course as (
      select user_id, skill_type, match_id, created_at, before, delta, score, max(before) over (
        partition by user_id, skill_type order by created_at, match_id) - (before + delta) as below
      from public.rating_changes where created_at >= since),
    fallen as (
      select user_id, skill_type, max(below) as drop, jsonb_agg(jsonb_build_object(
          'id', match_id, 'before', before, 'delta', delta, 'score', score) order by created_at, match_id) as results
      from course group by user_id, skill_type having max(below) >= least_drop
      order by max(below) desc, user_id limit 1000)
    select coalesce(jsonb_agg(jsonb_build_object(
      'player', app.named(user_id), 'skill', skill_type, 'results', results)), '[]')
    from fallen);
end
$$;

grant execute on function public.fairness_matches(uuid[], integer), public.fairness_pairs(integer, integer),
  public.fairness_reactions(integer, integer, integer), public.fairness_falls(integer, integer) to authenticated;
