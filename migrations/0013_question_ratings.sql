-- How hard a question has proved to be, learnt from answers that were given. No row: nobody has answered it yet.
create table app.question_ratings (
  question_id text primary key,
  rating real not null,
  answers integer not null check (answers >= 0)
);
alter table app.question_ratings enable row level security;
create policy service on app.question_ratings to service_role using (true) with check (true);
grant select, insert, update on app.question_ratings to service_role;

-- The estimates that the questions' ratings start from, as they stood when the match was made; none in older matches.
alter table app.match_secrets add column question_priors real[] not null default '{}';
