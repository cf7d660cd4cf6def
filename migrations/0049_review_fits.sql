-- Parameters of the schedule, fitted to a learner's reviews. Append-only.

create table public.review_fits (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- From 1. Two nodes that fit at once decide by it.
  number smallint not null check (number >= 1),
  -- Reviews of the learner when it ran.
  reviews integer not null check (reviews >= 0),
  -- The newest predictions, by which the three losses were measured.
  judged integer not null check (judged >= 0),
  default_loss double precision not null,
  -- Of the parameters that were in force before.
  loss_before double precision not null,
  -- Null if the fit failed.
  fitted_loss double precision,
  parameters double precision[] check (cardinality(parameters) = 21),
  -- The fit whose parameters are in force from then on. Null: the default parameters.
  in_force smallint check (in_force between 1 and number),
  fitted_at timestamptz not null default public.app_now(),
  check ((fitted_loss is null) = (parameters is null)),
  check (in_force is distinct from number or parameters is not null),
  primary key (user_id, number)
);
alter table public.review_fits enable row level security;
create policy service on public.review_fits to service_role using (true) with check (true);
create policy own_read on public.review_fits for select to authenticated using (user_id = auth.uid());
grant select on public.review_fits to authenticated;
grant select, insert on public.review_fits to service_role;

-- The fit whose parameters schedule an answer. Null: the default parameters.
alter table public.review_log add column fit smallint check (fit is null or kind = 'answer');
alter table public.review_log add foreign key (user_id, fit) references public.review_fits (user_id, number);

-- Whether an answer was undone or got another grade.
create index review_log_about on public.review_log (about) where about is not null;
