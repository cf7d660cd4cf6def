-- What admins do is recorded in the transaction that does it. Rows are only added: nobody may change or delete one, except that a
-- deleted account is forgotten here too. Admins read them through `admin_actions`.
create table app.admin_actions (
  id bigint generated always as identity primary key,
  at timestamptz not null default public.app_now(),
  -- 'command': the command line of the server's machine, which has no account.
  done_by text not null check (done_by in ('admin', 'command')),
  admin_id uuid references auth.users (id) on delete set null,
  action text not null check (action in
    ('page_added', 'page_edited', 'page_published', 'page_unpublished', 'hold_cleared', 'hold_confirmed',
     'admin_granted', 'admin_revoked', 'accounts_searched')),
  -- The user whom it concerns.
  user_id uuid references auth.users (id) on delete set null,
  -- The page that it concerns.
  slug text,
  -- The columns of the page that were changed.
  changed text[] not null default '{}',
  -- How many accounts a search found.
  found integer
);
create index admin_actions_admin on app.admin_actions (admin_id) where admin_id is not null;
create index admin_actions_user on app.admin_actions (user_id) where user_id is not null;
alter table app.admin_actions enable row level security;

create function app.keep_admin_action() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE'
    and to_jsonb(new) - 'admin_id' - 'user_id' = to_jsonb(old) - 'admin_id' - 'user_id'
    and (new.admin_id is null or new.admin_id = old.admin_id)
    and (new.user_id is null or new.user_id = old.user_id) then
    return new;
  end if;
  raise insufficient_privilege using message = 'the record of what admins did is only added to';
end
$$;
create trigger keep before update or delete on app.admin_actions for each row execute function app.keep_admin_action();

-- Called only by functions that run as the owner. An account that is being deleted is not named.
create function app.note_admin_action(
    action text, concerned uuid default null, page text default null, columns text[] default '{}', accounts integer default null)
  returns void language sql
  as $$
  insert into app.admin_actions (done_by, admin_id, action, user_id, slug, changed, found)
  values (case when auth.uid() is null then 'command' else 'admin' end, auth.uid(), action,
    (select id from auth.users where id = concerned), page, columns, accounts)
$$;

-- The server itself publishes the built-in pages at its first start, without a user: that is not recorded.
create function app.note_page() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
declare
  columns text[];
begin
  if auth.uid() is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    perform app.note_admin_action('page_added', null, new.slug);
  else
    columns := array_remove(array[
      case when new.title <> old.title then 'title' end,
      case when new.meta_description <> old.meta_description then 'meta_description' end,
      case when new.content <> old.content then 'content' end,
      case when new.json_ld <> old.json_ld then 'json_ld' end], null);
    if cardinality(columns) > 0 then
      perform app.note_admin_action('page_edited', null, new.slug, columns);
    end if;
  end if;
  if new.published and (tg_op = 'INSERT' or not old.published) then
    perform app.note_admin_action('page_published', null, new.slug);
  elsif tg_op = 'UPDATE' and old.published and not new.published then
    perform app.note_admin_action('page_unpublished', null, new.slug);
  end if;
  return null;
end
$$;
create trigger note after insert or update on public.glossary_pages for each row execute function app.note_page();

create function app.note_admin() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  if tg_op = 'INSERT' then
    perform app.note_admin_action('admin_granted', new.user_id);
  elsif exists (select from auth.users where id = old.user_id) then
    perform app.note_admin_action('admin_revoked', old.user_id);
  end if;
  return null;
end
$$;
create trigger note after insert or delete on app.admins for each row execute function app.note_admin();

create or replace function public.settle_hold(player uuid, given text) returns boolean
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
  perform app.note_admin_action('hold_' || given, player);
  return true;
end
$$;

-- The newest actions before the given one, newest first.
create function public.admin_actions(before bigint, most integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
begin
  perform app.demand_admin();
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', newest.id, 'at', to_char(newest.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'by', newest.done_by,
      'admin', admin.email, 'action', newest.action, 'user', concerned.email, 'slug', newest.slug,
      'changed', to_jsonb(newest.changed), 'found', newest.found) order by newest.id desc), '[]')
    from (select * from app.admin_actions where before is null or id < before order by id desc limit least(most, 100)) as newest
    left join auth.users as admin on admin.id = newest.admin_id
    left join auth.users as concerned on concerned.id = newest.user_id);
end
$$;

-- Accounts whose email address contains the text, with their plan. A search is an action, too: it shows what is otherwise only the
-- user's own.
create function public.find_accounts(wanted text, most integer) returns jsonb
  language plpgsql volatile security definer set search_path = ''
  as $$
declare
  found jsonb;
  accounts integer;
begin
  perform app.demand_admin();
  select coalesce(jsonb_agg(jsonb_build_object(
      'id', u.id, 'email', u.email, 'name', coalesce(p.display_name, ''),
      'joined', to_char(u.created_at at time zone 'utc', 'YYYY-MM-DD'),
      'seen', to_char(u.last_sign_in_at at time zone 'utc', 'YYYY-MM-DD'),
      'matches', coalesce(p.total_matches, 0), 'held', coalesce(p.held, false),
      'admin', exists (select from app.admins a where a.user_id = u.id),
      'plan', case when s.user_id is not null and app.is_running(s) then s.subscription_tier else 'Free' end,
      'renewal', case when s.user_id is not null and app.is_running(s) then s.renewal end,
      'until', to_char(s.subscription_end at time zone 'utc', 'YYYY-MM-DD'),
      'customer', c.customer_id,
      'subscriptions', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', b.id, 'tier', b.tier, 'status', b.status,
          'until', to_char(b.period_end at time zone 'utc', 'YYYY-MM-DD')) order by b.period_end desc, b.id), '[]')
        from app.payment_subscriptions b where b.user_id = u.id)) order by u.place), '[]'), count(*)
    into found, accounts
  from (
    select *, row_number() over (order by email <> lower(wanted), email) as place
    from auth.users where strpos(email, lower(wanted)) > 0 order by email <> lower(wanted), email limit least(most, 100)) as u
  left join public.profiles p on p.id = u.id
  left join public.subscriptions s on s.user_id = u.id
  left join app.payment_customers c on c.user_id = u.id;
  perform app.note_admin_action('accounts_searched',
    case when accounts = 1 then (found -> 0 ->> 'id')::uuid end, null, '{}', accounts);
  return found;
end
$$;

-- How often each thing happened on each of the last days, oldest first, today last. Days are UTC days.
create function public.site_days(days integer) returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  today date := (public.app_now() at time zone 'utc')::date;
  first_day date := today - (least(days, 366) - 1);
  since timestamptz := first_day::timestamp at time zone 'utc';
begin
  perform app.demand_admin();
  return (
    with happened as (
      select 'sign_ups' as figure, (created_at at time zone 'utc')::date as day, count(*) as times
      from auth.users where created_at >= since group by 2
      union all
      select 'duels', (completed_at at time zone 'utc')::date, count(*)
      from public.matches where status = 'completed' and completed_at >= since group by 2
      union all
      select 'practices', (created_at at time zone 'utc')::date, count(*)
      from public.practices where user_id is not null and created_at >= since group by 2
      union all
      select 'daily_rounds', date, count(*) from public.daily_tries where date >= first_day group by 2
      union all
      select 'lessons', (done_at at time zone 'utc')::date, count(*) from public.lesson_progress where done_at >= since group by 2
      union all
      select 'reviews', (at at time zone 'utc')::date, count(*)
      from public.review_log where kind = 'answer' and at >= since group by 2
      union all
      select 'translators', date, count(*) from public.daily_usage where characters > 0 and date >= first_day group by 2
      union all
      select 'characters', date, sum(characters) from public.daily_usage where characters > 0 and date >= first_day group by 2),
    figures as (select distinct unnest(array['sign_ups', 'duels', 'practices', 'daily_rounds', 'lessons', 'reviews',
      'translators', 'characters']) as figure)
    select jsonb_build_object('first_day', to_char(first_day, 'YYYY-MM-DD'), 'figures', jsonb_object_agg(figure, times))
    from (
      select figures.figure, jsonb_agg(coalesce(happened.times, 0) order by listed.day) as times
      from figures cross join lateral (select first_day + n as day from generate_series(0, today - first_day) as n) as listed
      left join happened on happened.figure = figures.figure and happened.day = listed.day
      group by figures.figure) as filled);
end
$$;

grant execute on function public.admin_actions(bigint, integer), public.find_accounts(text, integer), public.site_days(integer)
  to authenticated;
