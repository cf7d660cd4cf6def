-- A profile begins with a name taken from the owner's address. Others see it only once the owner has saved a name.
alter table public.profiles add name_chosen_at timestamptz;

-- A name that is not the beginning of the address was chosen.
update public.profiles set name_chosen_at = public.app_now()
where display_name <> '' and display_name <> left(split_part(email, '@', 1), 24);

create function app.note_chosen_name() returns trigger
  language plpgsql set search_path = ''
  as $$
begin
  new.name_chosen_at := public.app_now();
  return new;
end
$$;
create trigger note_chosen_name before update of display_name on public.profiles
  for each row execute function app.note_chosen_name();

-- What everybody but the owner and admins may call the player: empty until a name was chosen, null without a profile.
create function app.public_name(profile public.profiles) returns text
  language sql stable
  as $$
  select case when profile.name_chosen_at is not null then profile.display_name when profile.id is not null then '' end
$$;
grant execute on function app.public_name(public.profiles) to service_role;
