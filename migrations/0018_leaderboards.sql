-- The leaderboards: who wants to be on them, and how many rated matches stand behind a rating, so that a board is read off an
-- index and not counted out of the ledger.
alter table public.profiles
  add column listed boolean not null default true,
  add column rated_vocab integer not null default 0 check (rated_vocab >= 0),
  add column rated_grammar integer not null default 0 check (rated_grammar >= 0),
  add column rated_listening integer not null default 0 check (rated_listening >= 0);

update public.profiles set
  rated_vocab = (select count(*) from public.rating_changes where user_id = profiles.id and skill_type = 'vocab'),
  rated_grammar = (select count(*) from public.rating_changes where user_id = profiles.id and skill_type = 'grammar'),
  rated_listening = (select count(*) from public.rating_changes where user_id = profiles.id and skill_type = 'listening');

grant update (listed) on public.profiles to authenticated;

create index profiles_vocab_board on public.profiles (elo_vocab desc, id, rated_vocab) where listed and rated_vocab > 0;
create index profiles_grammar_board on public.profiles (elo_grammar desc, id, rated_grammar) where listed and rated_grammar > 0;
create index profiles_listening_board on public.profiles (elo_listening desc, id, rated_listening)
  where listed and rated_listening > 0;
