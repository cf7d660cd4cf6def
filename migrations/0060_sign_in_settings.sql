-- What the owner of a session is told about its device: "Chrome on Windows". Null if the browser did not say.
alter table auth.sessions add device text;

-- An account's move to another email address. It happens once the links that were emailed to both addresses are confirmed.
create table auth.email_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  new_email text not null check (new_email = lower(new_email)),
  asked_at timestamptz not null default public.app_now(),
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz
);
alter table auth.email_changes enable row level security;
create policy service on auth.email_changes to service_role using (true) with check (true);
grant select, insert, update, delete on auth.email_changes to service_role;

alter table auth.letters
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (kind in
    ('signup', 'resend', 'recovery', 'password_changed', 'email_change_old', 'email_change_new', 'email_changed')),
  drop constraint letters_link_type_check,
  add constraint letters_link_type_check check (link_type in ('signup', 'recovery', 'email_change'));
comment on column auth.letters.user_id is
  'The id that a sign-up''s account will have; in a letter about a change of the email address, the account.';
