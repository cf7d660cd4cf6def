-- The figures of the admin panel. They count what row level security hides even from an admin, so the function sees all rows
-- and itself refuses everybody else, as the database refuses.
create function public.site_statistics() returns jsonb
  language plpgsql stable security definer set search_path = ''
  as $$
declare
  today date := (public.app_now() at time zone 'utc')::date;
begin
  if not public.is_admin() then
    raise insufficient_privilege using message = 'permission denied for function site_statistics';
  end if;
  return jsonb_build_object(
    'players', (select count(*) from auth.users),
    'matches_today', (select count(*) from public.matches
      where status = 'completed' and (created_at at time zone 'utc')::date = today),
    'matches', (select count(*) from public.matches where status = 'completed'),
    -- One text counts once a day per person: its other tones are the same translation.
    'translations_today', (select count(*) from app.charged_texts where date = today),
    'subscriptions', (
      select jsonb_build_object(
        'Basic', count(*) filter (where subscription_tier = 'Basic'),
        'Premium', count(*) filter (where subscription_tier = 'Premium'))
      from public.subscriptions where subscription_end is null or subscription_end > public.app_now())
  );
end
$$;
grant execute on function public.site_statistics() to authenticated;
