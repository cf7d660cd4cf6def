import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { migrate, readMigrations } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/openDatabase.ts'
import { copyTemplate } from '#tests/support/database/copyTemplate.ts'
import { HALF_WAY, NEXT_MIGRATIONS } from '#tests/support/database/nextMigrations.ts'
import { copyPostgresql } from '#tests/support/database/postgresqlServer.ts'

/** Every table and column, and the recorded migrations. */
function shape(database: Database): Promise<unknown[]> {
  return database.tx(OWNER, async (tx) => [
    ...(await tx.sql(
      `select table_schema, table_name, column_name from information_schema.columns
       where table_schema in ('public', 'app', 'auth') order by 1, 2, 3`,
    )),
    ...(await tx.sql('select name from app.migrations order by name')),
  ])
}

async function copiedTemplate(): Promise<{ dataDirectory: string; databaseUrl: string | undefined }> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'hanpan-migration-'))
  if (process.env.TEST_DATABASE === 'postgresql') {
    return { dataDirectory, databaseUrl: await copyPostgresql(inject('postgresqlTemplate')) }
  }
  copyTemplate(inject('pgliteTemplate'), dataDirectory)
  return { dataDirectory, databaseUrl: undefined }
}

async function inDatabase<Result>(
  where: Parameters<typeof openDatabase>[0],
  work: (database: Database) => Promise<Result>,
) {
  const database = await openDatabase(where)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

test('a migration that is killed halfway leaves the database unchanged, and the next start applies it', async () => {
  const where = await copiedTemplate()
  try {
    const before = await inDatabase(where, shape)
    const migrating = fork(
      'tests/support/database/migrateSlowly.ts',
      [where.dataDirectory, ...(where.databaseUrl ? [where.databaseUrl] : [])],
      { execArgv: ['--disable-warning=ExperimentalWarning'] },
    )
    expect(await once(migrating, 'message')).toContain(HALF_WAY)
    migrating.kill('SIGKILL')
    await once(migrating, 'exit')
    await inDatabase(where, async (database) => {
      expect(await shape(database)).toEqual(before)
      const added = NEXT_MIGRATIONS.slice(readMigrations().length).map(({ name }) => name)
      expect(await migrate(database, NEXT_MIGRATIONS)).toEqual(added)
      const rows = await database.tx(OWNER, (tx) => tx.sql('select id from half_made order by id'))
      expect(rows).toEqual([{ id: 1 }, { id: 2 }])
    })
  } finally {
    await rm(where.dataDirectory, { recursive: true, force: true })
  }
})
