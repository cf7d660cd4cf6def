-- The tables of the product. Every one: row level security on, rights granted by role, operation and column.

-- Admins are a table, not a claim in a token, so that revoking works at once.
create table app.admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  granted_at timestamptz not null default public.app_now()
);
alter table app.admins enable row level security;
create policy service on app.admins to service_role using (true) with check (true);
grant select, insert, delete on app.admins to service_role;

create function public.is_admin() returns boolean
  language sql stable security definer set search_path = ''
  as $$ select exists (select from app.admins where user_id = auth.uid()) $$;
grant execute on function public.is_admin() to anon, authenticated, service_role;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  display_name text not null default ''
    check (octet_length(display_name) <= 1000 and display_name is nfc normalized and display_name = btrim(display_name)),
  email text not null default '',
  elo_vocab integer not null default 1000,
  elo_grammar integer not null default 1000,
  elo_listening integer not null default 1000,
  total_matches integer not null default 0 check (total_matches >= 0),
  wins integer not null default 0 check (wins between 0 and total_matches),
  current_streak integer not null default 0 check (current_streak >= 0),
  best_streak integer not null default 0 check (best_streak >= current_streak),
  created_at timestamptz not null default public.app_now()
);
alter table public.profiles enable row level security;
create policy service on public.profiles to service_role using (true) with check (true);
-- A profile holds the address, so only its owner reads it; opponents' names and ratings come through functions.
create policy own_read on public.profiles for select to authenticated using (id = auth.uid());
create policy own_insert on public.profiles for insert to authenticated
  with check (id = auth.uid() and elo_vocab = 1000 and elo_grammar = 1000 and elo_listening = 1000);
create policy own_rename on public.profiles for update to authenticated using (id = auth.uid()) with check (id = auth.uid());
grant select on public.profiles to authenticated;
grant insert (id, display_name, elo_vocab, elo_grammar, elo_listening) on public.profiles to authenticated;
grant update (display_name) on public.profiles to authenticated;
grant select, insert, update on public.profiles to service_role;

-- The address is copied from the account, never taken from the client.
create function app.fill_profile_email() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  new.email := coalesce((select users.email from auth.users where users.id = new.id), '');
  return new;
end
$$;
create trigger fill_email before insert on public.profiles for each row execute function app.fill_profile_email();

create table public.matches (
  id uuid primary key default gen_random_uuid(),
  player1_id uuid references auth.users (id) on delete set null,
  player2_id uuid references auth.users (id) on delete set null,
  skill_type text not null check (skill_type in ('vocab', 'grammar', 'listening')),
  status text not null default 'ready' check (status in ('ready', 'playing', 'completed', 'void')),
  rated boolean not null default true,
  winner_id uuid,
  player1_score integer not null default 0,
  player2_score integer not null default 0,
  created_at timestamptz not null default public.app_now(),
  started_at timestamptz,
  completed_at timestamptz,
  check (player1_id <> player2_id)
);
create index matches_player1 on public.matches (player1_id, created_at desc);
create index matches_player2 on public.matches (player2_id, created_at desc);
alter table public.matches enable row level security;
create policy service on public.matches to service_role using (true) with check (true);
create policy own_read on public.matches for select to authenticated using (auth.uid() in (player1_id, player2_id));
grant select on public.matches to authenticated;
grant select, insert, update on public.matches to service_role;

-- A player's one seat: no row is idle, without a match searching, with one playing it.
create table public.match_queue (
  user_id uuid primary key references auth.users (id) on delete cascade,
  skill_type text not null check (skill_type in ('vocab', 'grammar', 'listening')),
  rating integer not null,
  ticket uuid not null default gen_random_uuid(),
  joined_at timestamptz not null default public.app_now(),
  seen_at timestamptz not null default public.app_now(),
  match_id uuid references public.matches (id) on delete cascade
);
alter table public.match_queue enable row level security;
create policy service on public.match_queue to service_role using (true) with check (true);
create policy own_read on public.match_queue for select to authenticated using (user_id = auth.uid());
create policy own_cancel on public.match_queue for delete to authenticated using (user_id = auth.uid() and match_id is null);
grant select, delete on public.match_queue to authenticated;
grant select, insert, update, delete on public.match_queue to service_role;

create table public.translation_history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  source_text text not null,
  translated_text text not null,
  tone text not null check (tone in ('polite', 'formal', 'casual', 'business')),
  explanation text not null default '',
  saved boolean not null default false,
  created_at timestamptz not null default public.app_now()
);
create index translation_history_newest on public.translation_history (user_id, created_at desc);
alter table public.translation_history enable row level security;
create policy service on public.translation_history to service_role using (true) with check (true);
create policy own_read on public.translation_history for select to authenticated using (user_id = auth.uid());
create policy own_save on public.translation_history for update to authenticated
  using (user_id = auth.uid()) with check (user_id = auth.uid());
create policy own_clear on public.translation_history for delete to authenticated using (user_id = auth.uid());
grant select, delete on public.translation_history to authenticated;
grant update (saved) on public.translation_history to authenticated;
grant select, insert on public.translation_history to service_role;

create table public.glossary_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique,
  title text not null,
  meta_description text not null default '',
  content text not null default '',
  json_ld jsonb not null default '{}',
  published boolean not null default false,
  created_at timestamptz not null default public.app_now(),
  updated_at timestamptz not null default public.app_now()
);
alter table public.glossary_pages enable row level security;
create policy service on public.glossary_pages to service_role using (true) with check (true);
create policy published_read on public.glossary_pages for select to anon, authenticated using (published);
create policy admin_read on public.glossary_pages for select to authenticated using (public.is_admin());
create policy admin_insert on public.glossary_pages for insert to authenticated with check (public.is_admin());
create policy admin_update on public.glossary_pages for update to authenticated
  using (public.is_admin()) with check (public.is_admin());
grant select on public.glossary_pages to anon, authenticated;
grant insert (slug, title, meta_description, content, json_ld, published) on public.glossary_pages to authenticated;
grant update (title, meta_description, content, json_ld, published, updated_at) on public.glossary_pages to authenticated;
grant select, insert, update on public.glossary_pages to service_role;

-- Written by payment webhooks alone. No row, or an end that has passed: the Free plan.
create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  subscription_tier text not null check (subscription_tier in ('Basic', 'Premium')),
  subscription_end timestamptz,
  updated_at timestamptz not null default public.app_now()
);
alter table public.subscriptions enable row level security;
create policy service on public.subscriptions to service_role using (true) with check (true);
create policy own_read on public.subscriptions for select to authenticated using (user_id = auth.uid());
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;

-- What was used up of a daily limit. `person` is a user's id, or a keyed hash of a visitor's address.
create table public.daily_usage (
  person text not null,
  date date not null,
  characters integer not null default 0 check (characters >= 0),
  matches_played integer not null default 0 check (matches_played >= 0),
  primary key (person, date)
);
alter table public.daily_usage enable row level security;
create policy service on public.daily_usage to service_role using (true) with check (true);
create policy own_read on public.daily_usage for select to authenticated using (person = auth.uid()::text);
grant select on public.daily_usage to authenticated;
grant select, insert, update, delete on public.daily_usage to service_role;

-- A text is charged once a day per person: its other tones are free.
create table app.charged_texts (
  person text not null,
  date date not null,
  text_hash text not null,
  primary key (person, date, text_hash)
);
alter table app.charged_texts enable row level security;
create policy service on app.charged_texts to service_role using (true) with check (true);
grant select, insert, delete on app.charged_texts to service_role;
