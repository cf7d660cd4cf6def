-- Whether a translation was given for the charge. A request that shares it can then no longer take it back by failing.
alter table app.charged_texts add column answered boolean not null default false;
grant update (answered) on app.charged_texts to service_role;
