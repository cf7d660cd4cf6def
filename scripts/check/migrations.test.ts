import { expect, test } from 'vitest'
import { type Migration, readMigrations } from '#platform/server/database/migrate.ts'

/** The last one that renamed a column. */
const RULE_SINCE = '0024'
const TAKES_AWAY = /\b(drop (table|column|schema)|rename (to|column))\b/i

/** The old release keeps running beside the new one until it has been replaced, on the same database. */
function thatTakeAway(migrations: readonly Migration[]): string[] {
  return migrations.filter(({ name, sql }) => name >= RULE_SINCE && TAKES_AWAY.test(sql)).map(({ name }) => name)
}

test('no migration takes away or renames what the release before it still uses', () => {
  expect(thatTakeAway(readMigrations())).toEqual([])
})

test.each([
  'drop table app.old',
  'alter table a rename column b to c',
  'alter table a rename to b',
  'alter table a\n  drop column b',
])('one with “%s” is found', (sql) => {
  expect(thatTakeAway([{ name: '9999_new.sql', sql }])).toEqual(['9999_new.sql'])
})
