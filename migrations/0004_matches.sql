-- A match beside its row in `matches`: what is secret, what happened, and what it did to ratings.

-- The ratings the two were paired with; expectations are computed from these.
alter table public.matches
  add column player1_rating integer not null default 1000,
  add column player2_rating integer not null default 1000,
  -- Rated matches that they had had in the skill by then.
  add column player1_games integer not null default 0,
  add column player2_games integer not null default 0,
  -- Up to when a phase that the clock alone began was shown, or the end was noted: the match's time never goes back behind it.
  add column shown_at timestamptz,
  add foreign key (winner_id) references auth.users (id) on delete set null;
-- Found when an account is deleted.
create index matches_winner on public.matches (winner_id) where winner_id is not null;
create index matches_open on public.matches (created_at) where status in ('ready', 'playing');

alter table public.match_queue
  -- From when the search counts for the band: a player who searches again because the opponent never came keeps the waiting time.
  add column waiting_since timestamptz not null default public.app_now(),
  -- What the match's log says of this player's presence: spares the sweep reading logs.
  add column away boolean not null default false;
create index match_queue_playing on public.match_queue (match_id) where match_id is not null;

-- Which questions, and the seed of option ids and orders. No client role may read it.
create table app.match_secrets (
  match_id uuid primary key references public.matches (id) on delete cascade,
  seed bytea not null check (octet_length(seed) = 32),
  question_ids text[] not null check (cardinality(question_ids) = 3)
);
alter table app.match_secrets enable row level security;
create policy service on app.match_secrets to service_role using (true) with check (true);
grant select, insert on app.match_secrets to service_role;

-- Append-only: everybody's view of a match is computed from this log and the clock.
create table app.match_events (
  match_id uuid not null references public.matches (id) on delete cascade,
  seq integer not null check (seq > 0),
  -- 0 is player 1, 1 is player 2.
  player smallint not null check (player in (0, 1)),
  kind text not null check (kind in ('ready', 'answer', 'away', 'back', 'absent', 'resign', 'claim', 'stop', 'withdrawn')),
  question_no smallint check (question_no between 1 and 3),
  option_id text,
  correct boolean,
  at timestamptz not null,
  primary key (match_id, seq),
  check ((kind = 'answer') = (question_no is not null and option_id is not null and correct is not null))
);
create unique index match_events_one_answer on app.match_events (match_id, player, question_no) where kind = 'answer';
alter table app.match_events enable row level security;
create policy service on app.match_events to service_role using (true) with check (true);
grant select, insert on app.match_events to service_role;

-- The ledger: every rating is the sum of its changes, and no match can change one twice.
create table public.rating_changes (
  match_id uuid not null references public.matches (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  skill_type text not null check (skill_type in ('vocab', 'grammar', 'listening')),
  before integer not null,
  delta integer not null,
  k integer not null check (k between 0 and 64),
  expected double precision not null check (expected between 0 and 1),
  score double precision not null check (score in (0, 0.5, 1)),
  created_at timestamptz not null default public.app_now(),
  primary key (match_id, user_id)
);
create index rating_changes_history on public.rating_changes (user_id, skill_type, created_at);
alter table public.rating_changes enable row level security;
create policy service on public.rating_changes to service_role using (true) with check (true);
create policy own_read on public.rating_changes for select to authenticated using (user_id = auth.uid());
grant select on public.rating_changes to authenticated;
grant select, insert on public.rating_changes to service_role;

-- When a player last saw a question opened in a match: it does not come again soon.
create table app.seen_questions (
  user_id uuid not null references auth.users (id) on delete cascade,
  question_id text not null,
  seen_at timestamptz not null,
  primary key (user_id, question_id)
);
alter table app.seen_questions enable row level security;
create policy service on app.seen_questions to service_role using (true) with check (true);
grant select, insert, update on app.seen_questions to service_role;
