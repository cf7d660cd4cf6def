-- A practice without a clock may keep to the points of any page of the learning hub, not only to those of one course.
alter table public.practices add column page text check (page is null or (page ~ '^/[a-z]+/[a-z0-9-]+$' and kind = 'untimed'));
update public.practices set page = '/courses/' || course where course is not null;
alter table public.practices drop column course;
