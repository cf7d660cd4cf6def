-- How often the language model was asked in one UTC day, so that a day can not cost more than was meant.
create table app.llm_requests (
  date date primary key,
  requests integer not null check (requests >= 0)
);
alter table app.llm_requests enable row level security;
create policy service on app.llm_requests to service_role using (true) with check (true);
grant select, insert, update on app.llm_requests to service_role;
