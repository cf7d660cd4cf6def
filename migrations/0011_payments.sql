-- Payments: what the provider says of its subscriptions is kept as it was last seen; `subscriptions` is what follows from that.

-- The provider's customer who stands for a user: made by the server, never named by a client. The key is chosen first and sent
-- along, so that the provider makes one customer however often it is asked.
create table app.payment_customers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  request_key uuid not null default gen_random_uuid(),
  customer_id text unique,
  created_at timestamptz not null default public.app_now()
);
alter table app.payment_customers enable row level security;
create policy service on app.payment_customers to service_role using (true) with check (true);
grant select, insert, update, delete on app.payment_customers to service_role;

-- Of two sightings of a subscription the later one counts, whichever is written first.
create table app.payment_subscriptions (
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  tier text not null check (tier in ('Basic', 'Premium')),
  status text not null,
  period_end timestamptz not null,
  ends_at timestamptz,
  due_since timestamptz not null,
  seen_at timestamptz not null,
  seen_for text not null
);
create index payment_subscriptions_user on app.payment_subscriptions (user_id);
alter table app.payment_subscriptions enable row level security;
create policy service on app.payment_subscriptions to service_role using (true) with check (true);
grant select, insert, update on app.payment_subscriptions to service_role;

-- The provider sends an event again until it is answered: each has its effect once.
create table app.payment_events (
  id text primary key,
  type text not null,
  handled_at timestamptz not null default public.app_now()
);
alter table app.payment_events enable row level security;
create policy service on app.payment_events to service_role using (true) with check (true);
grant select, insert, delete on app.payment_events to service_role;

-- `subscription_end` is until when it is paid, `grace_end` until when it goes on where it renews and the payment is not there yet.
alter table public.subscriptions
  add column renewal text not null default 'renewing' check (renewal in ('renewing', 'ending', 'past_due')),
  add column grace_end timestamptz;

create function app.is_running(public.subscriptions) returns boolean
  language sql stable security definer set search_path = ''
  as $$ select coalesce($1.grace_end, $1.subscription_end, 'infinity') > public.app_now() $$;
grant execute on function app.is_running(public.subscriptions) to service_role;

create or replace function public.site_statistics() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  today date := (public.app_now() at time zone 'utc')::date;
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function site_statistics';
  end if;
  return jsonb_build_object(
    'players', (select count(*) from auth.users),
    'matches_today', (select count(*) from public.matches
      where status = 'completed' and (created_at at time zone 'utc')::date = today),
    'matches', (select count(*) from public.matches where status = 'completed'),
    -- One text counts once a day per person: its other tones are the same translation.
    'translations_today', (select count(*) from app.charged_texts where date = today),
    'subscriptions', (
      select jsonb_build_object(
        'Basic', count(*) filter (where subscription_tier = 'Basic'),
        'Premium', count(*) filter (where subscription_tier = 'Premium'))
      from public.subscriptions where app.is_running(subscriptions))
  );
end
$$;
