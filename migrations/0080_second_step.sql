-- Two-step sign-in: after the password, a code from an authenticator app or a recovery code. A session that gave one is at aal2.
-- Only the server (service_role) sees these tables.

-- A way to pass the second step. An account has at most one factor of recovery codes.
create table auth.factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  -- 'unverified' until its first right code.
  status text not null check (status in ('unverified', 'verified')),
  friendly_name text not null default '' check (length(friendly_name) <= 100),
  -- The key of an authenticator app, encrypted.
  secret text,
  created_at timestamptz not null default public.app_now(),
  updated_at timestamptz not null default public.app_now(),
  last_challenged_at timestamptz,
  check ((factor_type = 'totp') = (secret is not null))
);
create unique index factors_name on auth.factors (user_id, friendly_name);
create unique index factors_recovery on auth.factors (user_id) where factor_type = 'recovery_code';
alter table auth.factors enable row level security;
create policy service on auth.factors to service_role using (true) with check (true);
grant select, insert, update, delete on auth.factors to service_role;

-- A session asks for a challenge before it sends a code. A right code uses it up.
create table auth.factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.factors (id) on delete cascade,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default public.app_now()
);
create index factor_challenges_factor on auth.factor_challenges (factor_id);
create index factor_challenges_session on auth.factor_challenges (session_id);
alter table auth.factor_challenges enable row level security;
create policy service on auth.factor_challenges to service_role using (true) with check (true);
grant select, insert, delete on auth.factor_challenges to service_role;

-- Each code of an app is accepted once: it belongs to a step, which is the number of half minutes since 1970.
create table auth.used_codes (
  factor_id uuid not null references auth.factors (id) on delete cascade,
  step bigint not null,
  primary key (factor_id, step)
);
alter table auth.used_codes enable row level security;
create policy service on auth.used_codes to service_role using (true) with check (true);
grant select, insert, delete on auth.used_codes to service_role;

create table auth.recovery_codes (
  factor_id uuid not null references auth.factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);
alter table auth.recovery_codes enable row level security;
create policy service on auth.recovery_codes to service_role using (true) with check (true);
grant select, insert, update, delete on auth.recovery_codes to service_role;

alter table auth.sessions
  add aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
  -- How the user proved who they are, newest first: [{"method": "totp", "timestamp": 1764000000}, ...].
  add amr jsonb not null default '[]',
  -- The factor that raised the session to aal2.
  add factor_id uuid references auth.factors (id) on delete set null;
create index sessions_factor on auth.sessions (factor_id) where factor_id is not null;

alter table auth.letters
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (kind in
    ('signup', 'resend', 'recovery', 'password_changed', 'email_change_old', 'email_change_new', 'email_changed',
     'factor_added', 'factor_removed', 'recovery_code_used', 'recovery_codes_renewed'));

-- Whether the requester needs no second step, or has passed it. Neither the token nor the session is enough alone: a token may be
-- older than a removed factor, and a stolen token older than the second step of its session.
create function app.passed_second_step() returns boolean
  language sql stable security definer set search_path = ''
  as $$
  select not exists (select from auth.factors where user_id = auth.uid() and status = 'verified')
    or (auth.jwt() ->> 'aal' = 'aal2' and exists (
      select from auth.sessions
      where id::text = auth.jwt() ->> 'session_id' and user_id = auth.uid() and aal = 'aal2'))
$$;
grant execute on function app.passed_second_step() to authenticated, service_role;

-- All policies and functions for admins ask this: an admin with a second step acts only after it.
create or replace function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from app.admins where user_id = auth.uid()) and app.passed_second_step() $$;
