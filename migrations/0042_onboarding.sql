-- What a new player says in the onboarding. Null: not said yet.
alter table public.profiles
  add column reads_hangul boolean,
  -- How many minutes a day the player wants to learn.
  add column daily_goal_minutes smallint check (daily_goal_minutes in (5, 10, 15)),
  -- Whether the player has finished or skipped the onboarding.
  add column onboarded boolean not null default false;
update public.profiles set onboarded = true where total_matches > 0;
grant update (reads_hangul, daily_goal_minutes, onboarded) on public.profiles to authenticated;

-- 'placement': five questions that find the level of a new player. Its `rating` is the level that it begins at.
alter table public.practices
  drop constraint practices_kind_check,
  add constraint practices_kind_check check (kind in ('partner', 'recording', 'untimed', 'missed', 'placement'));
