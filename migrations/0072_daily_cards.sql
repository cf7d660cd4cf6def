-- Cards can come from a wrong answer in a daily round.
alter table public.review_cards drop constraint review_cards_source_check;
alter table public.review_cards add constraint review_cards_source_check
  check (source in ('match', 'practice', 'daily', 'translation', 'lesson', 'hand', 'word-set', 'import'));
alter table app.review_collected drop constraint review_collected_source_check;
alter table app.review_collected add constraint review_collected_source_check
  check (source in ('match', 'practice', 'daily', 'translation'));
