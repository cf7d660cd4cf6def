-- Review: a learner's cards, and what the learner did with them.

create table public.review_cards (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- What it asks about: a learner has one card about the same thing, whatever it came from.
  key text not null check (char_length(key) between 1 and 700),
  kind text not null check (kind in ('letter', 'word', 'phrase', 'pattern', 'question')),
  skill_type text not null check (skill_type in ('vocab', 'grammar', 'listening')),
  -- Cards of one word, which are asked on different days.
  family text not null,
  -- The prompt with its key. The learner has seen it where the card comes from.
  content jsonb not null,
  source text not null check (source in ('match', 'practice', 'translation', 'lesson', 'hand')),
  -- The match, practice, entry of the history or lesson.
  source_id text,
  created_at timestamptz not null default public.app_now(),
  -- Computed from the log with each entry: never anything else.
  state text not null default 'new' check (state in ('new', 'learning', 'review', 'relearning')),
  due_at timestamptz not null default public.app_now(),
  stability double precision not null default 0,
  reviewed_at timestamptz check ((reviewed_at is null) = (state = 'new')),
  lapses integer not null default 0,
  suspended boolean not null default false,
  unique (user_id, key)
);
create index review_cards_due on public.review_cards (user_id, due_at) where not suspended and state <> 'new';
create index review_cards_new on public.review_cards (user_id, created_at) where not suspended and state = 'new';
alter table public.review_cards enable row level security;
create policy service on public.review_cards to service_role using (true) with check (true);
create policy own_read on public.review_cards for select to authenticated using (user_id = auth.uid());
grant select on public.review_cards to authenticated;
grant select, insert on public.review_cards to service_role;
grant update (state, due_at, stability, reviewed_at, lapses, suspended) on public.review_cards to service_role;

-- Append-only. The browser makes the id, so a request that is sent again stores nothing again.
create table public.review_log (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  card_id uuid not null references public.review_cards (id) on delete cascade,
  -- 'override' changes the grade of an answer, 'undo' takes it back. 'suspend' stops asking the card, 'resume' starts again.
  kind text not null check (kind in ('answer', 'override', 'undo', 'suspend', 'resume')),
  -- The answer that is overridden or undone.
  about uuid references public.review_log (id) on delete cascade check ((about is not null) = (kind in ('override', 'undo'))),
  -- What was typed, or the option that was chosen.
  given text check ((given is not null) = (kind = 'answer') and char_length(given) <= 300),
  -- 'near': the learner may try once more.
  outcome text check (outcome in ('right', 'near', 'wrong') and (outcome is not null) = (kind = 'answer')),
  -- What was off.
  mistake text check (mistake is null or kind = 'answer'),
  -- 1 again, 2 hard, 3 good, 4 easy.
  grade smallint check (grade between 1 and 4),
  at timestamptz not null,
  check ((grade is not null) = (kind = 'override' or (kind = 'answer' and outcome <> 'near')))
);
create index review_log_card on public.review_log (card_id, at);
create index review_log_user on public.review_log (user_id, at);
alter table public.review_log enable row level security;
create policy service on public.review_log to service_role using (true) with check (true);
create policy own_read on public.review_log for select to authenticated using (user_id = auth.uid());
grant select on public.review_log to authenticated;
grant select, insert on public.review_log to service_role;

-- The matches, practices and saved translations whose cards have been made.
create table app.review_collected (
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null check (source in ('match', 'practice', 'translation')),
  source_id text not null,
  primary key (user_id, source, source_id)
);
alter table app.review_collected enable row level security;
create policy service on app.review_collected to service_role using (true) with check (true);
grant select, insert on app.review_collected to service_role;
