-- Word sets: lists of words that a learner has begun. Their words come into the deck a few at a time.

create table public.review_word_sets (
  user_id uuid not null references auth.users (id) on delete cascade,
  word_set text not null check (word_set in ('essential-600')),
  begun_at timestamptz not null default public.app_now(),
  -- While it is paused, no words come.
  paused boolean not null default false,
  primary key (user_id, word_set)
);
alter table public.review_word_sets enable row level security;
create policy service on public.review_word_sets to service_role using (true) with check (true);
create policy own_read on public.review_word_sets for select to authenticated using (user_id = auth.uid());
grant select on public.review_word_sets to authenticated;
grant select, insert on public.review_word_sets to service_role;
grant update (paused) on public.review_word_sets to service_role;

alter table public.review_cards drop constraint review_cards_source_check;
alter table public.review_cards add constraint review_cards_source_check
  check (source in ('match', 'practice', 'translation', 'lesson', 'hand', 'word-set'));
