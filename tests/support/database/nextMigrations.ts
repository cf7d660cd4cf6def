import type { Migration } from '#platform/server/database/migrate.ts'
import { readMigrations } from '#platform/server/database/migrate.ts'

export const HALF_WAY = 'half-way'

/** Our migrations, and two that a future release might add. */
export const NEXT_MIGRATIONS: Migration[] = [
  ...readMigrations(),
  {
    name: '9001_first_half.sql',
    sql: `create table public.half_made (id int); insert into public.half_made values (1);
          alter table public.matches add column half_made int; drop table app.mailbox`,
  },
  { name: '9002_second_half.sql', sql: 'insert into public.half_made values (2)' },
]
