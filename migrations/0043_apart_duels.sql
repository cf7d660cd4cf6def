-- Duels apart: a friend's duel whose two players play at different times. The challenger answers three questions without an opponent.
-- Whoever has the link answers the same three against those answers, as they came. Nothing is rated.

alter table public.practices
  drop constraint practices_kind_check,
  -- 'opening': what the challenger plays. 'apart': what the friend plays against it.
  add constraint practices_kind_check
    check (kind in ('partner', 'recording', 'untimed', 'missed', 'placement', 'opening', 'apart'));

-- No client role may read it.
create table app.apart_duels (
  code text primary key check (code ~ '^[0-9a-f]{32}$'),
  opening_id uuid not null unique references public.practices (id) on delete cascade,
  challenger_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default public.app_now(),
  expires_at timestamptz not null,
  -- Who answered it. Null until somebody has, and again when that account is deleted.
  answered_at timestamptz,
  friend_id uuid references auth.users (id) on delete set null,
  answer_id uuid unique references public.practices (id) on delete set null,
  check (friend_id <> challenger_id),
  check (answered_at is not null or (friend_id is null and answer_id is null))
);
create index apart_duels_challenger on app.apart_duels (challenger_id, created_at);
create index apart_duels_friend on app.apart_duels (friend_id) where friend_id is not null;
create index apart_duels_expired on app.apart_duels (expires_at);
alter table app.apart_duels enable row level security;
create policy service on app.apart_duels to service_role using (true) with check (true);
grant select, insert, update, delete on app.apart_duels to service_role;
