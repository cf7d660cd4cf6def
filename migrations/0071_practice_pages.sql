-- A practice without a clock may keep to the points of one page of the learning hub.
alter table public.practices add column page text check (page is null or (page ~ '^/[a-z]+/[a-z0-9-]+$' and kind = 'untimed'));
