import { z } from 'zod'
import { type Database, OWNER, type Transaction } from '#platform/server/database/database.ts'

/** Larger tables are not counted to the end while everybody waits. */
const MOST_ROWS_COUNTED = 10_000
/** The schemas of our migrations. */
const SCHEMAS = ['app', 'auth', 'public']

/** What a database said about itself at the moment of a backup. The restored database has to say the same. */
export const databaseContents = z.strictObject({
  migrations: z.array(z.string()),
  /** The number of rows of each table, up to `MOST_ROWS_COUNTED`. */
  rows: z.record(z.string(), z.int().min(0)),
  /** How far the write-ahead log was on the disk: at least up to the last commit. */
  position: z.string(),
})
export type DatabaseContents = z.infer<typeof databaseContents>

export async function readContents(tx: Transaction): Promise<DatabaseContents> {
  const migrations = await tx.sql<{ name: string }>('select name from app.migrations order by name')
  const [log] = await tx.sql<{ position: string }>('select pg_current_wal_flush_lsn()::text as position')
  if (!log) throw new Error('The database did not say how far its log reaches')
  return {
    migrations: migrations.map(({ name }) => name),
    rows: await countRows(tx, await tablesOf(tx), MOST_ROWS_COUNTED),
    position: log.position,
  }
}

/** Counts once table by table, letting other work in between, so that the tables are in memory when all work has to wait for `readContents`. */
export async function warmUp(database: Database): Promise<void> {
  for (const table of await database.tx(OWNER, tablesOf)) {
    await database.tx(OWNER, (tx) => countRows(tx, [table], MOST_ROWS_COUNTED))
  }
}

async function tablesOf(tx: Transaction): Promise<string[]> {
  const tables = await tx.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = any($1) order by 1`,
    [SCHEMAS],
  )
  return tables.map(({ name }) => name)
}

async function countRows(tx: Transaction, tables: readonly string[], most?: number): Promise<Record<string, number>> {
  const counts = tables.map((table) => {
    const rows = most === undefined ? table : `(select from ${table} limit ${most}) as first_rows`
    return `select '${table.replaceAll("'", "''")}' as name, (select count(*) from ${rows})::int as count`
  })
  const counted = await tx.sql<{ name: string; count: number }>(counts.join(' union all '))
  return Object.fromEntries(counted.map(({ name, count }) => [name, count]))
}

/**
 * Compares a restored database with what it should contain, and reads every page of every table, which also compares their checksums.
 * @returns how many rows it has
 * @throws if anything is missing or unreadable
 */
export function verifyContents(database: Database, wanted: DatabaseContents): Promise<number> {
  return database.tx(OWNER, async (tx) => {
    const found = await readContents(tx)
    const [log] = await tx.sql<{ reached: boolean }>('select pg_current_wal_flush_lsn() >= $1::pg_lsn as reached', [
      wanted.position,
    ])
    if (!log?.reached) throw new Error(`its log ends at ${found.position}, before ${wanted.position}`)
    if (found.migrations.join() !== wanted.migrations.join()) throw new Error('its list of migrations differs')
    for (const name of new Set([...Object.keys(found.rows), ...Object.keys(wanted.rows)])) {
      const [has, should] = [found.rows[name], wanted.rows[name]]
      if (has !== should) throw new Error(`${name} has ${has ?? 'no'} rows instead of ${should ?? 'none'}`)
    }
    return Object.values(await countRows(tx, Object.keys(found.rows))).reduce((sum, count) => sum + count, 0)
  })
}
