-- Translations that somebody shared a link to. Whoever opens the link sees them without spending characters.
create table app.shared_translations (
  -- keyed: the text itself is not stored
  text_hash text primary key,
  engine text not null check (engine in ('built-in', 'llm')),
  translation jsonb not null,
  expires_at timestamptz not null
);
create index shared_translations_expiry on app.shared_translations (expires_at);
alter table app.shared_translations enable row level security;
create policy service on app.shared_translations to service_role using (true) with check (true);
grant select, insert, update, delete on app.shared_translations to service_role;
