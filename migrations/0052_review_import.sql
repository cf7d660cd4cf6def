-- Cards can come from a file that the learner imported.
alter table public.review_cards drop constraint review_cards_source_check;
alter table public.review_cards add constraint review_cards_source_check
  check (source in ('match', 'practice', 'translation', 'lesson', 'hand', 'word-set', 'import'));
