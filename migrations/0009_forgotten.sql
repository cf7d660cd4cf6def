-- Usage is counted per person, a visitor or a user, so no foreign key ties it to the account: this forgets a deleted user's.
create function app.forget_person() returns trigger
  language plpgsql security definer set search_path = ''
  as $$
begin
  delete from public.daily_usage where person = old.id::text;
  delete from app.charged_texts where person = old.id::text;
  return old;
end
$$;
create trigger forget_person after delete on auth.users for each row execute function app.forget_person();

-- Locks what a deletion will touch in the order in which everybody else does: matches, the seat, the account. Who holds a seat
-- or a match asks for the account next, by a foreign key: a deletion that began with the account would wait for them, and they
-- for it. A trigger comes too late, the account is locked by then. A feature that locks rows before accounts adds them here.
-- Raises 40001 when the player has got a seat or a match meanwhile: to be begun anew.
create function app.lock_account(account uuid) returns void
  language plpgsql security definer set search_path = ''
  as $$
declare
  held uuid[];
  seated_in uuid;
begin
  held := array(
    select id from public.matches where player1_id = account or player2_id = account order by id for no key update);
  delete from public.match_queue where user_id = account returning match_id into seated_in;
  if seated_in is null or seated_in = any (held) then
    perform from auth.users where id = account for update;
    if not exists (select from public.match_queue where user_id = account) then
      return;
    end if;
  end if;
  raise serialization_failure using message = 'the player has taken a seat meanwhile';
end
$$;
grant execute on function app.lock_account(uuid) to service_role;
