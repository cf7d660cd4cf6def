import { type Claims, type Database, OWNER, type Transaction } from '#platform/server/database/database.ts'
import { sqlStateOf } from '#platform/server/http/sqlProblem.ts'
import { ROWS } from '#tests/integration/authorizationRows.ts'

/** A user or visitor who tries operations, and the id of another user. */
export interface Caller {
  name: string
  claims: Claims
  other: string
}

/** Without the privilege, and for a column whose values only the database makes. */
const DENIED: readonly string[] = ['42501', '428C9']
const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

/** What a caller may do with one row: names of columns, `all`, `yes` or `-`. */
type Allowed = Record<Operation, string>

interface Relation {
  name: string
  columns: string[]
}

/** The tables and views of our schemas with their columns, from the catalog. */
export function readRelations(database: Database): Promise<Relation[]> {
  return database.tx(OWNER, (tx) =>
    tx.sql<Relation>(`
      select namespace.nspname || '.' || relation.relname as name,
        (select json_agg(attname order by attnum) from pg_attribute
         where attrelid = relation.oid and attnum > 0 and not attisdropped) as columns
      from pg_class relation join pg_namespace namespace on namespace.oid = relation.relnamespace
      where namespace.nspname in ('public', 'app', 'auth') and relation.relkind in ('r', 'p', 'v', 'm', 'f')
      order by 1`),
  )
}

/** One line per table, caller and operation, determined by trying each operation on real rows. */
export async function authorizationMatrix(database: Database, callers: readonly Caller[]): Promise<string> {
  const lines: string[] = []
  for (const relation of await readRelations(database)) {
    if (!ROWS[relation.name]) continue
    for (const caller of callers) lines.push(...(await linesOf(database, relation, caller)), '')
  }
  return `${lines.join('\n').trimEnd()}\n`
}

async function linesOf(database: Database, relation: Relation, caller: Caller): Promise<string[]> {
  const labels = Object.keys(ROWS[relation.name] ?? {}).filter((label) => caller.claims.sub || !label.startsWith('own'))
  const allowed = new Map<string, Allowed>()
  for (const label of labels) allowed.set(label, await tryAll(database, relation, caller, label))
  return OPERATIONS.map((operation) =>
    [
      relation.name.padEnd(26),
      caller.name.padEnd(8),
      operation.padEnd(7),
      ...labels.map((label) => `${label}: ${allowed.get(label)?.[operation]}`),
    ].join(' | '),
  )
}

/** Tables whose rows stay: the callers themselves, and records from which nothing can be deleted. */
const KEPT = ['auth.users', 'app.admin_actions', 'public.account_events']

class RolledBack extends Error {}

/** In a transaction that is rolled back: inserts the row, then tries each operation on it under the caller's role. */
async function tryAll(database: Database, relation: Relation, caller: Caller, label: string): Promise<Allowed> {
  let allowed: Allowed | undefined
  await database
    .tx(OWNER, async (tx) => {
      if (!KEPT.includes(relation.name)) await tx.script(`delete from ${relation.name}`)
      await tx.script(seedOf(relation.name, label, caller))
      allowed = {
        select: await readableColumns(tx, relation, caller),
        insert: await insertableColumns(tx, relation, caller),
        update: await updatableColumns(tx, relation, caller),
        delete: (await isAllowed(tx, caller, `delete from ${relation.name}`, relation)) ? 'yes' : '-',
      }
      throw new RolledBack()
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error
    })
  if (!allowed) throw new Error('no operation was tried')
  return allowed
}

function seedOf(table: string, label: string, caller: Caller): string {
  const seed = ROWS[table]?.[label] ?? ''
  return seed.replaceAll(':me', `'${caller.claims.sub}'`).replaceAll(':other', `'${caller.other}'`)
}

async function readableColumns(tx: Transaction, relation: Relation, caller: Caller): Promise<string> {
  const readable: string[] = []
  for (const column of relation.columns) {
    if (await isAllowed(tx, caller, `select "${column}" from ${relation.name}`)) readable.push(column)
  }
  return summary(readable, relation)
}

/** Sets each column to the value that it already has, so that no constraint refuses the update. */
async function updatableColumns(tx: Transaction, relation: Relation, caller: Caller): Promise<string> {
  const writable: string[] = []
  for (const column of relation.columns) {
    const [row] = await tx.sql<{ literal: string }>(
      `select quote_nullable("${column}"::text) as literal from ${relation.name} order by xmin::text::bigint desc limit 1`,
    )
    const update = `update ${relation.name} set "${column}" = ${row?.literal}`
    if (await isAllowed(tx, caller, update, relation)) writable.push(column)
  }
  return summary(writable, relation)
}

/** Inserts the same row again, with the columns that the role may set. */
async function insertableColumns(tx: Transaction, relation: Relation, caller: Caller): Promise<string> {
  const granted = await tx.sql<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and has_column_privilege($2, attrelid, attnum, 'insert') order by attnum`,
    [relation.name, caller.claims.role],
  )
  const columns = granted.map(({ column }) => column)
  const list = (columns.length > 0 ? columns : relation.columns).map((column) => `"${column}"`).join(', ')
  const [row] = await tx.sql<{ json: string }>(
    `select quote_literal(to_jsonb(t)::text) as json from ${relation.name} t order by xmin::text::bigint desc limit 1`,
  )
  const insert = `insert into ${relation.name} (${list})
    select ${list} from jsonb_populate_record(null::${relation.name}, ${row?.json}::jsonb)`
  return (await isAllowed(tx, caller, insert)) ? summary(columns, relation) : '-'
}

function summary(columns: readonly string[], relation: Relation): string {
  if (columns.length === 0) return '-'
  return columns.length === relation.columns.length ? 'all' : columns.join(' ')
}

/**
 * Runs one statement as the caller and rolls it back. It counts as allowed if a read returns a row, if a write changes a row of
 * `touched`, or if an insert succeeds. A statement that only a constraint refused counts as allowed too, because constraints do not
 * depend on the caller.
 */
async function isAllowed(tx: Transaction, caller: Caller, statement: string, touched?: Relation): Promise<boolean> {
  const before = touched ? await rowLocations(tx, touched) : []
  const claims = JSON.stringify(caller.claims)
  await tx.script(`savepoint trial;
    select set_config('role', '${caller.claims.role}', true), set_config('request.jwt.claims', '${claims}', true)`)
  try {
    const rows = await tx.sql(statement)
    await tx.script(`select set_config('role', 'none', true)`)
    if (!touched) return statement.startsWith('insert') || rows.length > 0
    const after = await rowLocations(tx, touched)
    return before.some((place) => !after.includes(place))
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === undefined) throw error
    return !DENIED.includes(state)
  } finally {
    await tx.script('rollback to savepoint trial')
  }
}

/** The physical location (ctid) of each row. An update or delete removes the row from its location. */
async function rowLocations(tx: Transaction, relation: Relation): Promise<string[]> {
  const rows = await tx.sql<{ place: string }>(`select ctid::text as place from ${relation.name}`)
  return rows.map(({ place }) => place)
}
