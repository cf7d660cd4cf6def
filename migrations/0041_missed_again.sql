-- Missed questions can be played again: untimed practice with given questions, which ends after the last one.

alter table public.practices
  drop constraint practices_kind_check,
  add constraint practices_kind_check check (kind in ('partner', 'recording', 'untimed', 'missed'));
create index practices_missed on public.practices (user_id) where kind = 'missed';
