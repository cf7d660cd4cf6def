-- What the players of a completed match say to playing once more at once. It counts for half a minute.
create table app.rematch_wishes (
  match_id uuid not null references public.matches (id) on delete cascade,
  -- 0 is player 1, 1 is player 2.
  player smallint not null check (player in (0, 1)),
  wish text not null check (wish in ('wants', 'declined')),
  -- Who waits for the other one says so again and again: nobody is paired with somebody who left.
  seen_at timestamptz not null,
  primary key (match_id, player)
);
alter table app.rematch_wishes enable row level security;
create policy service on app.rematch_wishes to service_role using (true) with check (true);
grant select, insert, update, delete on app.rematch_wishes to service_role;

-- A match is played again at most once.
alter table public.matches add column rematch_of uuid unique references public.matches (id) on delete set null;
