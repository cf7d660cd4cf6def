-- A practice without a clock may keep to the questions of one course.
alter table public.practices add column course text
  check (course is null or (course in ('numbers-counters-mini') and kind = 'untimed'));
