-- Accounts, sessions and the links that are mailed out. Only the server (service_role) sees these tables.

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password_hash text,
  email_confirmed_at timestamptz,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default public.app_now(),
  updated_at timestamptz not null default public.app_now()
);
alter table auth.users enable row level security;
create policy service on auth.users to service_role using (true) with check (true);
grant select, insert, update, delete on auth.users to service_role;
