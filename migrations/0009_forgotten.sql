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
