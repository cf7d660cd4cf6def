-- The daily limit of practice. Besides users, it has rows for addresses: `person` is then 'practice:' and a keyed hash.

alter table public.daily_usage add column practice_questions integer not null default 0 check (practice_questions >= 0);
