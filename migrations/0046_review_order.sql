-- New cards are begun in the order in which they were added, also those of one statement.
alter table public.review_cards add column place bigint generated always as identity;
drop index public.review_cards_new;
create index review_cards_new on public.review_cards (user_id, place) where not suspended and state = 'new';
