-- The daily round: three questions, the same for everyone of a grade on a UTC day. Never rated, never in `matches`.

-- The questions with their keys, as they were in the bank when they were drawn, so that a release in the middle of the day changes
-- nothing. Kept for good. No client role may read it.
create table app.daily_rounds (
  date date not null,
  grade text not null check (grade in ('a1', 'a2-b1', 'b2')),
  -- Of the choice of the questions, and of each player's option ids and their order.
  seed bytea not null check (octet_length(seed) = 32),
  questions jsonb not null check (jsonb_array_length(questions) = 3),
  created_at timestamptz not null default public.app_now(),
  primary key (date, grade)
);
alter table app.daily_rounds enable row level security;
create policy service on app.daily_rounds to service_role using (true) with check (true);
grant select, insert on app.daily_rounds to service_role;

-- A player's one try on a day. What came of it follows from its answers.
create table public.daily_tries (
  user_id uuid not null references auth.users (id) on delete cascade,
  date date not null,
  grade text not null,
  created_at timestamptz not null default public.app_now(),
  primary key (user_id, date),
  foreign key (date, grade) references app.daily_rounds (date, grade)
);
create index daily_tries_round on public.daily_tries (date, grade);
alter table public.daily_tries enable row level security;
create policy service on public.daily_tries to service_role using (true) with check (true);
create policy own_read on public.daily_tries for select to authenticated using (user_id = auth.uid());
grant select on public.daily_tries to authenticated;
grant select, insert, update on public.daily_tries to service_role;

-- The questions that were opened for the player, and the answers.
create table public.daily_answers (
  user_id uuid not null,
  date date not null,
  number smallint not null check (number between 1 and 3),
  opened_at timestamptz not null,
  -- When it was answered, or when its time was up. Null until one of the two is stored.
  closed_at timestamptz check (closed_at >= opened_at),
  option_id text,
  correct boolean,
  primary key (user_id, date, number),
  foreign key (user_id, date) references public.daily_tries (user_id, date) on delete cascade,
  check ((option_id is null) = (correct is null)),
  check (option_id is null or closed_at is not null)
);
alter table public.daily_answers enable row level security;
create policy service on public.daily_answers to service_role using (true) with check (true);
create policy own_read on public.daily_answers for select to authenticated using (user_id = auth.uid());
grant select on public.daily_answers to authenticated;
grant select, insert, update on public.daily_answers to service_role;
