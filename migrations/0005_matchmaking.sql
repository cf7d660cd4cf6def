-- Finding an opponent: by rating, by who waits longest, and by how busy a skill was lately.

-- Whom the player met last, noted on joining: another opponent is preferred.
alter table public.match_queue add column last_opponent uuid;

create index match_queue_ratings on public.match_queue (skill_type, rating) where match_id is null;
create index match_queue_waits on public.match_queue (skill_type, waiting_since) where match_id is null;
create index matches_recent on public.matches (skill_type, created_at desc);

-- Every poll writes `seen_at`; room in the page lets it do so without touching an index.
alter table public.match_queue set (fillfactor = 50);
