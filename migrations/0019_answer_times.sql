-- How long after its question opened an answer came: what the course said when it was noted. None in rows of older releases.
alter table app.match_events add column after_ms integer check (after_ms >= 0);
