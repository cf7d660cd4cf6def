-- What a text cost. Texts from before this column count as 0; they are swept after a day.
alter table app.charged_texts add column characters int not null default 0 check (characters >= 0);
grant update (characters) on app.charged_texts to service_role;
