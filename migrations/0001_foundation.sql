-- Roles of a request, the clock, and the functions by which policies learn who is asking.
-- Needs CREATEROLE, or the three roles made beforehand and granted to this user.

do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin noinherit', wanted);
      exception when duplicate_object or unique_violation then
        null; -- another database of this server made it in the meantime
      end;
    end if;
    -- Since PostgreSQL 16 a role's maker is its member without being allowed to become it.
    if not pg_has_role(current_user, wanted, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end) then
      execute format('grant %I to %I', wanted, current_user);
    end if;
  end loop;
end
$$;

-- Nothing is allowed that a later migration does not grant by name.
revoke all on schema public from public;
alter default privileges revoke execute on functions from public;
grant usage on schema public to anon, authenticated, service_role;

create schema if not exists app;
create schema auth;
grant usage on schema app, auth to anon, authenticated, service_role;

-- The only clock of the rules. Tests of a test environment replace this function to move it.
create function public.app_now() returns timestamptz
  language sql stable parallel safe
  as $$ select clock_timestamp() $$;
grant execute on function public.app_now() to anon, authenticated, service_role;

create function auth.jwt() returns jsonb
  language sql stable parallel safe
  as $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;

create function auth.uid() returns uuid
  language sql stable parallel safe
  as $$ select nullif(auth.jwt() ->> 'sub', '')::uuid $$;

grant execute on function auth.jwt(), auth.uid() to anon, authenticated, service_role;

-- Secrets generated at first start, such as the key that signs access tokens.
create table app.secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
alter table app.secrets enable row level security;
create policy service on app.secrets to service_role using (true) with check (true);
grant select, insert on app.secrets to service_role;

-- Generic cell rate algorithm: one row a key, holding the time until which the key's allowance is used up.
create table app.rate_limits (
  key text primary key,
  spent_until timestamptz not null
);
alter table app.rate_limits enable row level security;
create policy service on app.rate_limits to service_role using (true) with check (true);
grant select, insert, update, delete on app.rate_limits to service_role;

alter table app.migrations enable row level security;
