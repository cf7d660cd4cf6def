-- Friend matches: two who know each other, brought together by a link of one of them.

alter table public.matches
  -- Made from a challenge, or played again after such a match.
  add column between_friends boolean not null default false,
  -- False: they play for nothing. No rating, no statistic, no board and no report knows of it; only the day's count does.
  add column counts boolean not null default true,
  add check (counts or (between_friends and not rated));

-- A link by which its player can be met in one match. Who may see and do what is the functions' business: no client role
-- reads it. The code is kept as it is, because its player is shown the link again; it is worth one match, for a day.
create table app.challenges (
  code text primary key check (code ~ '^[0-9a-f]{32}$'),
  challenger_id uuid not null references auth.users (id) on delete cascade,
  skill_type text not null check (skill_type in ('vocab', 'grammar', 'listening')),
  -- Whether the challenger would play for a rating.
  wants_rated boolean not null,
  created_at timestamptz not null default public.app_now(),
  expires_at timestamptz not null,
  -- When the challenger was last known to wait for whoever comes.
  seen_at timestamptz not null default public.app_now(),
  withdrawn_at timestamptz,
  -- Who took it, whether they would play for a rating, and the match that was made. Null all: nobody yet.
  taken_at timestamptz,
  friend_id uuid references auth.users (id) on delete set null,
  friend_wants_rated boolean,
  match_id uuid unique references public.matches (id) on delete set null,
  check (friend_id <> challenger_id),
  check ((taken_at is null) = (friend_wants_rated is null)),
  check (taken_at is null or withdrawn_at is null)
);
create index challenges_open on app.challenges (challenger_id, created_at) where taken_at is null and withdrawn_at is null;
-- Found when an account is deleted.
create index challenges_friend on app.challenges (friend_id) where friend_id is not null;
create index challenges_expired on app.challenges (expires_at);
alter table app.challenges enable row level security;
create policy service on app.challenges to service_role using (true) with check (true);
grant select, insert, update, delete on app.challenges to service_role;

-- As they were, without the matches that two friends play for nothing.
create or replace function public.fairness_pairs(days integer, least_meetings integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  since timestamptz := public.app_now() - days * interval '1 day';
begin
  perform app.demand_admin();
  return (
    with counted as materialized (
      select id, player1_id, player2_id from public.matches
      where status = 'completed' and counts and created_at >= since and player1_id is not null and player2_id is not null),
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

create or replace function public.fairness_reactions(days integer, fast_ms integer, least_right integer) returns jsonb
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
      where m.status = 'completed' and m.counts and m.created_at >= since and e.kind = 'answer' and e.after_ms is not null),
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
