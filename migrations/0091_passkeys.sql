-- Passkeys: a kind of factor that also signs in without the password.
-- Only the server (service_role) sees these tables.

alter table auth.factors
  drop constraint factors_factor_type_check,
  add constraint factors_factor_type_check check (factor_type in ('totp', 'recovery_code', 'webauthn'));

-- What the signatures of a verified passkey are checked with.
create table auth.passkeys (
  factor_id uuid primary key references auth.factors (id) on delete cascade,
  -- In base64url, as browsers send it.
  credential_id text not null unique check (length(credential_id) <= 1400),
  -- COSE, in base64url.
  public_key text not null check (length(public_key) <= 4000),
  -- How many signatures the authenticator says it has made. A passkey that is on several devices stays at 0.
  sign_count bigint not null,
  -- How a browser can reach it, as the browser that made it said: 'internal', 'usb' and so on.
  transports text[] not null,
  last_used_at timestamptz
);
alter table auth.passkeys enable row level security;
create policy service on auth.passkeys to service_role using (true) with check (true);
grant select, insert, update, delete on auth.passkeys to service_role;

-- What a passkey has to sign. Null if the code of an app is asked for.
alter table auth.factor_challenges add challenge text;

-- The same for a sign-in without the password, before anyone knows whose it is. Each is used once.
create table auth.passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  challenge text not null,
  created_at timestamptz not null default public.app_now()
);
create index passkey_challenges_created_at on auth.passkey_challenges (created_at);
alter table auth.passkey_challenges enable row level security;
create policy service on auth.passkey_challenges to service_role using (true) with check (true);
grant select, insert, delete on auth.passkey_challenges to service_role;

alter table auth.letters
  drop constraint letters_kind_check,
  add constraint letters_kind_check check (kind in
    ('signup', 'resend', 'recovery', 'password_changed', 'email_change_old', 'email_change_new', 'email_changed',
     'factor_added', 'factor_removed', 'recovery_code_used', 'recovery_codes_renewed', 'second_step_removed',
     'passkey_added', 'passkey_removed'));

alter table public.account_events
  drop constraint account_events_event_check,
  add constraint account_events_event_check check (event in
    ('signed_up', 'signed_in', 'signed_in_by_link', 'signed_in_by_passkey', 'password_refused', 'code_accepted', 'code_refused',
     'recovery_code_used', 'passkey_accepted', 'passkey_refused',
     'signed_out', 'signed_out_others', 'signed_out_everywhere', 'device_signed_out', 'token_reused',
     'password_changed', 'email_change_asked', 'email_changed',
     'app_added', 'app_removed', 'passkey_added', 'passkey_removed', 'recovery_codes_made', 'recovery_codes_removed',
     'second_step_removed'));
