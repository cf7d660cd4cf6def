-- Guest duels: three questions against a program, without an account. A guest duel is a practice without a user. Whoever has its key
-- may play it, and a user may keep it once: then it is that user's practice.

alter table public.practices alter column user_id drop not null;
alter table public.practices add constraint practices_guest_check check (user_id is not null or kind = 'partner');
create index practices_guests on public.practices (created_at) where user_id is null;
grant delete on public.practices to service_role;

-- No client role may read it.
create table app.guest_duels (
  practice_id uuid primary key references public.practices (id) on delete cascade,
  -- SHA-256 of the key, which only the visitor's browser has.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- A user keeps one at most.
  kept_by uuid unique references auth.users (id) on delete cascade
);
alter table app.guest_duels enable row level security;
create policy service on app.guest_duels to service_role using (true) with check (true);
grant select, insert, update on app.guest_duels to service_role;

-- In a duel that was begun from now on, the feedback on a question stays until the player goes on.
alter table public.practices add column paced boolean not null default false;
alter table public.practices alter column paced set default true;
-- When the player went on from the question, in a paced duel.
alter table app.practice_questions add column left_at timestamptz;

-- The level, as an Elo rating, for which a player's questions are chosen until the first rated match in the skill. It is no rating.
-- No client role may read it.
create table app.first_levels (
  user_id uuid not null references auth.users (id) on delete cascade,
  skill_type text not null check (skill_type in ('vocab', 'grammar', 'listening')),
  level integer not null,
  primary key (user_id, skill_type)
);
alter table app.first_levels enable row level security;
create policy service on app.first_levels to service_role using (true) with check (true);
grant select, insert, update on app.first_levels to service_role;
