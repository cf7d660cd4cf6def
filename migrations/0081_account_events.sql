-- What happened to an account: sign-ins, refused passwords and codes, changes of the password, address and second step. Written in
-- the transaction that does it. Its owner can read the rows; nobody can change one. They go with the account, or after a year.
create table public.account_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default public.app_now(),
  event text not null check (event in
    ('signed_up', 'signed_in', 'signed_in_by_link', 'password_refused', 'code_accepted', 'code_refused', 'recovery_code_used',
     'signed_out', 'signed_out_others', 'signed_out_everywhere', 'device_signed_out', 'token_reused',
     'password_changed', 'email_change_asked', 'email_changed',
     'app_added', 'app_removed', 'recovery_codes_made', 'recovery_codes_removed', 'second_step_removed')),
  -- 'command': the command line of the server's machine.
  done_by text not null default 'request' check (done_by in ('request', 'command')),
  -- "Chrome on Windows". Null if the browser did not say.
  device text,
  -- A mark that is the same for all requests from one network, and tells nothing else about it.
  network text,
  check ((done_by = 'command') = (network is null))
);
create index account_events_user on public.account_events (user_id, id desc);
create index account_events_at on public.account_events (at);
alter table public.account_events enable row level security;
create policy service on public.account_events to service_role using (true) with check (true);
create policy own_read on public.account_events for select to authenticated
  using (user_id = auth.uid() and app.passed_second_step());
grant select on public.account_events to authenticated;
grant select, insert, delete on public.account_events to service_role;

create function app.keep_account_event() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  if tg_op = 'DELETE'
    and (old.at < public.app_now() - interval '1 year' or not exists (select from auth.users where id = old.user_id)) then
    return old;
  end if;
  raise insufficient_privilege using message = 'the record of account events is only added to';
end
$$;
create trigger keep before update or delete on public.account_events for each row execute function app.keep_account_event();
