-- Practice: never rated, never in `matches`, never counted against a daily limit.

create table public.practices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 'partner': a duel with a program. 'untimed': questions without a clock.
  kind text not null check (kind in ('partner', 'untimed')),
  skill_type text not null check (skill_type in ('vocab', 'grammar', 'listening')),
  -- The player's own rating when it was begun.
  rating integer not null,
  -- The Elo rating at which the program plays.
  strength integer check ((kind = 'partner') = (strength is not null)),
  created_at timestamptz not null default public.app_now(),
  -- When Start Match was pressed, in a duel.
  started_at timestamptz,
  -- When the player ended it.
  ended_at timestamptz,
  -- Up to when a phase that the clock alone began was shown: a duel's time never goes back behind it.
  shown_at timestamptz
);
create index practices_newest on public.practices (user_id, created_at desc);
alter table public.practices enable row level security;
create policy service on public.practices to service_role using (true) with check (true);
create policy own_read on public.practices for select to authenticated using (user_id = auth.uid());
grant select on public.practices to authenticated;
grant select, insert, update on public.practices to service_role;

-- Which questions, what the partner will do in each, and what the player answered. No client role may read it.
create table app.practice_questions (
  practice_id uuid not null references public.practices (id) on delete cascade,
  number integer not null check (number > 0),
  question_id text not null,
  -- Of option ids and their order.
  seed bytea not null check (octet_length(seed) = 32),
  -- Drawn at the start: so long after the opening the partner chooses this option, by its place in the bank. Null: not in time.
  partner_after_ms integer,
  partner_option smallint check (partner_option between 0 and 3 and (partner_option is null) = (partner_after_ms is null)),
  -- When it was shown, in untimed practice; in a duel that follows from the clock.
  opened_at timestamptz,
  option_id text,
  correct boolean,
  answered_at timestamptz,
  primary key (practice_id, number),
  check (num_nulls(option_id, correct, answered_at) in (0, 3))
);
alter table app.practice_questions enable row level security;
create policy service on app.practice_questions to service_role using (true) with check (true);
grant select, insert, update on app.practice_questions to service_role;
