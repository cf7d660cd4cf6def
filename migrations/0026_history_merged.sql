-- A text asked for again in the same tone, which is free, is the same entry of the history. Of entries that are alike the newest
-- one stays, saved if any of them was.
with alike as (
  select id, bool_or(saved) over same as any_saved, row_number() over (same order by created_at desc, id) as place
  from public.translation_history window same as (partition by user_id, tone, md5(source_text))),
kept as (
  update public.translation_history as entry set saved = any_saved
  from alike where alike.id = entry.id and place = 1 and entry.saved <> any_saved)
delete from public.translation_history as entry using alike where alike.id = entry.id and place > 1;

create unique index translation_history_text on public.translation_history (user_id, tone, md5(source_text));
grant update (source_text, translated_text, explanation, created_at) on public.translation_history to service_role;
