import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Database, OWNER, type Transaction } from '#platform/server/database/database.ts'

/** An arbitrary constant. With this lock, processes that start together migrate one after the other. */
const ADVISORY_LOCK = 7_202_611

export interface Migration {
  name: string
  sql: string
}

export function readMigrations(directory = 'migrations'): Migration[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, sql: readFileSync(join(directory, name), 'utf8') }))
}

/**
 * Applies the pending migrations in one transaction, so a process that is killed halfway leaves the database unchanged.
 * @throws if an applied migration was edited afterward
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  return database.tx(OWNER, async (transaction) => {
    await transaction.sql('select pg_advisory_xact_lock($1)', [ADVISORY_LOCK])
    const applied = await appliedMigrations(transaction)
    const pending = migrations.filter((migration) => !wasApplied(migration, applied))
    for (const migration of pending) {
      await transaction.script(migration.sql)
      await transaction.sql('insert into app.migrations (name, sha256) values ($1, $2)', [
        migration.name,
        sha256(migration.sql),
      ])
    }
    return pending.map((migration) => migration.name)
  })
}

/** The names of the migrations that a database lacks, and whether it is a new one, which lacks all. Creates the table of migrations in it. */
export async function readPendingMigrations(
  database: Database,
  migrations: readonly Migration[],
): Promise<{ pending: string[]; isNew: boolean }> {
  return database.tx(OWNER, async (transaction) => {
    const applied = await appliedMigrations(transaction)
    const pending = migrations.filter((migration) => !wasApplied(migration, applied))
    return { pending: pending.map(({ name }) => name), isNew: applied.size === 0 }
  })
}

async function appliedMigrations(transaction: Transaction): Promise<Map<string, string>> {
  await transaction.sql('create schema if not exists app')
  await transaction.sql(
    'create table if not exists app.migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  )
  const rows = await transaction.sql<{ name: string; sha256: string }>('select name, sha256 from app.migrations')
  return new Map(rows.map((row) => [row.name, row.sha256]))
}

function wasApplied(migration: Migration, applied: Map<string, string>): boolean {
  const hash = applied.get(migration.name)
  if (hash !== undefined && hash !== sha256(migration.sql)) {
    throw new Error(`Migration ${migration.name} was changed after it was applied; add a new one instead`)
  }
  return hash !== undefined
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
