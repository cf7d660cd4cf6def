-- Practice against recordings: the answers of a finished match as they came, of players who allow it.

-- Others may practise against recordings of this player's matches.
alter table public.profiles add column recordable boolean not null default false;
grant update (recordable) on public.profiles to authenticated;
create index profiles_recordable on public.profiles (id) where recordable;

alter table public.practices
  drop constraint practices_kind_check,
  -- 'recording': a duel with somebody's recorded answers.
  add constraint practices_kind_check check (kind in ('partner', 'recording', 'untimed')),
  -- When it was called off: a question had left the bank, or the recorded player allowed it no longer.
  add column withdrawn_at timestamptz;

-- A program does what was drawn for it, a recording what its player did.
alter table app.practice_questions rename column partner_after_ms to opponent_after_ms;
alter table app.practice_questions rename column partner_option to opponent_option;

-- Which match is played back, and whose side of it: 0 is player 1, 1 is player 2. No client role may read it.
create table app.practice_recordings (
  practice_id uuid primary key references public.practices (id) on delete cascade,
  match_id uuid not null references public.matches (id) on delete cascade,
  player smallint not null check (player in (0, 1))
);
alter table app.practice_recordings enable row level security;
create policy service on app.practice_recordings to service_role using (true) with check (true);
grant select, insert on app.practice_recordings to service_role;
