-- Accounts, sessions and the letters that are mailed out. Only the server (service_role) sees these tables.

-- Every account has a confirmed address: a sign-up that nobody has confirmed is a letter, not an account.
create table auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  -- argon2id in PHC format; null until an account that was confirmed by a link without a password has chosen one
  password_hash text,
  email_confirmed_at timestamptz not null default public.app_now(),
  last_sign_in_at timestamptz,
  created_at timestamptz not null default public.app_now(),
  updated_at timestamptz not null default public.app_now()
);
alter table auth.users enable row level security;
create policy service on auth.users to service_role using (true) with check (true);
grant select, insert, update, delete on auth.users to service_role;

-- One row a signed-in device; signing out deletes it. A refresh token is `family.leaf`: the family names the session for its
-- whole life, the leaf is replaced at every refresh. Both are stored hashed.
create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  family_hash text not null unique,
  leaf_hash text not null,
  -- The leaf that was current before; with its bearer's copy and this salt the same successor can be told once more.
  previous_leaf_hash text,
  successor_salt text,
  refreshed_at timestamptz not null default public.app_now(),
  -- Opened by a recovery link: until this instant a new password may be set without the old one.
  recovers_until timestamptz,
  created_at timestamptz not null default public.app_now()
);
create index sessions_user on auth.sessions (user_id);
alter table auth.sessions enable row level security;
create policy service on auth.sessions to service_role using (true) with check (true);
grant select, insert, update, delete on auth.sessions to service_role;

-- A mail that was asked for, and the link in it. Asking writes one row whether or not the address has an account; what the
-- mail says, and the link's token, are made when it goes out. So the answer tells nothing, and no token is ever at rest.
create table auth.letters (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('signup', 'resend', 'recovery', 'password_changed')),
  email text not null check (email = lower(email)),
  -- The id that a sign-up's account will have.
  user_id uuid not null default gen_random_uuid(),
  -- The password of this very sign-up: it becomes the account's only if this letter's link is used.
  password_hash text,
  created_at timestamptz not null default public.app_now(),
  -- When to try to deliver it next; null once it is delivered.
  due_at timestamptz default public.app_now(),
  attempts integer not null default 0,
  link_hash text unique,
  link_type text check (link_type in ('signup', 'recovery')),
  link_expires_at timestamptz
);
create index letters_due on auth.letters (due_at) where due_at is not null;
create index letters_email on auth.letters (email, created_at desc);
alter table auth.letters enable row level security;
create policy service on auth.letters to service_role using (true) with check (true);
grant select, insert, update, delete on auth.letters to service_role;

-- Where mail goes while no mail server is configured (local mode). Only the newest are kept.
create table app.mailbox (
  id uuid primary key default gen_random_uuid(),
  recipient text not null,
  subject text not null,
  text text not null,
  sent_at timestamptz not null default public.app_now()
);
create index mailbox_newest on app.mailbox (sent_at desc);
alter table app.mailbox enable row level security;
create policy service on app.mailbox to service_role using (true) with check (true);
grant select, insert, delete on app.mailbox to service_role;
