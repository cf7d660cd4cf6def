-- Lessons: how far a learner is in each, and how long the learner learned on each day.

create table public.lesson_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  course text not null check (course in ('hangul-zero-hero', 'survival-korean')),
  -- From 1.
  number smallint not null check (number between 1 and 99),
  -- The index of the first step that is not done yet.
  step smallint not null default 0 check (step between 0 and 99),
  -- The exercises that were missed and come again at the end, the next one first.
  missed smallint[] not null default '{}' check (cardinality(missed) <= 99),
  begun_at timestamptz not null default public.app_now(),
  -- When the lesson was done for the first time, and what it teaches went into the review deck.
  done_at timestamptz,
  primary key (user_id, course, number)
);
alter table public.lesson_progress enable row level security;
create policy service on public.lesson_progress to service_role using (true) with check (true);
create policy own_read on public.lesson_progress for select to authenticated using (user_id = auth.uid());
grant select on public.lesson_progress to authenticated;
grant select, insert on public.lesson_progress to service_role;
grant update (step, missed, done_at) on public.lesson_progress to service_role;

-- By the server's clock, in UTC.
create table public.lesson_days (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  learned_ms integer not null default 0 check (learned_ms between 0 and 86400000),
  -- When the learner last opened a lesson or did a step of one.
  last_sign_at timestamptz not null,
  primary key (user_id, date)
);
alter table public.lesson_days enable row level security;
create policy service on public.lesson_days to service_role using (true) with check (true);
create policy own_read on public.lesson_days for select to authenticated using (user_id = auth.uid());
grant select (user_id, date, learned_ms) on public.lesson_days to authenticated;
grant select, insert on public.lesson_days to service_role;
grant update (learned_ms, last_sign_at) on public.lesson_days to service_role;
