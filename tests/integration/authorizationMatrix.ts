import { type Claims, type Database, OWNER, type Transaction } from '#platform/server/database/database.ts'
import { sqlStateOf } from '#platform/server/http/sqlProblem.ts'
import { ROWS } from '#tests/integration/authorisationRows.ts'

/** Who asks, and who somebody else is. */
export interface Asker {
  name: string
  claims: Claims
  other: string
}

const DENIED = '42501'
const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const
type Operation = (typeof OPERATIONS)[number]

/** What an asker may do with one row: names of columns, `all`, `yes` or `-`. */
type Allowed = Record<Operation, string>

interface Relation {
  name: string
  columns: string[]
}

/** The tables and views of our schemas with their columns, from the catalogue. */
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

/** One line per table, asker and operation, found out by trying each on real rows. */
export async function authorisationMatrix(database: Database, askers: readonly Asker[]): Promise<string> {
  const lines: string[] = []
  for (const relation of await readRelations(database)) {
    if (!ROWS[relation.name]) continue
    for (const asker of askers) lines.push(...(await linesOf(database, relation, asker)), '')
  }
  return `${lines.join('\n').trimEnd()}\n`
}

async function linesOf(database: Database, relation: Relation, asker: Asker): Promise<string[]> {
  const labels = Object.keys(ROWS[relation.name] ?? {}).filter((label) => asker.claims.sub || !label.startsWith('own'))
  const allowed = new Map<string, Allowed>()
  for (const label of labels) allowed.set(label, await tryAll(database, relation, asker, label))
  return OPERATIONS.map((operation) =>
    [
      relation.name.padEnd(26),
      asker.name.padEnd(8),
      operation.padEnd(7),
      ...labels.map((label) => `${label}: ${allowed.get(label)?.[operation]}`),
    ].join(' | '),
  )
}

class Undone extends Error {}

/** In a transaction that is undone: the table with that one row, then each operation on it under the asker's role. */
async function tryAll(database: Database, relation: Relation, asker: Asker, label: string): Promise<Allowed> {
  let allowed: Allowed | undefined
  await database
    .tx(OWNER, async (tx) => {
      if (relation.name !== 'auth.users') await tx.script(`delete from ${relation.name}`)
      await tx.script(seedOf(relation.name, label, asker))
      allowed = {
        select: await triedSelect(tx, relation, asker),
        insert: await triedInsert(tx, relation, asker),
        update: await triedUpdate(tx, relation, asker),
        delete: (await tried(tx, asker, `delete from ${relation.name}`, relation)) ? 'yes' : '-',
      }
      throw new Undone()
    })
    .catch((error) => {
      if (!(error instanceof Undone)) throw error
    })
  if (!allowed) throw new Error('nothing was tried')
  return allowed
}

function seedOf(table: string, label: string, asker: Asker): string {
  const seed = ROWS[table]?.[label] ?? ''
  return seed.replaceAll(':me', `'${asker.claims.sub}'`).replaceAll(':other', `'${asker.other}'`)
}

async function triedSelect(tx: Transaction, relation: Relation, asker: Asker): Promise<string> {
  const readable: string[] = []
  for (const column of relation.columns) {
    if (await tried(tx, asker, `select "${column}" from ${relation.name}`)) readable.push(column)
  }
  return summary(readable, relation)
}

/** Each column is set to the value it has, so that no constraint stands in the way. */
async function triedUpdate(tx: Transaction, relation: Relation, asker: Asker): Promise<string> {
  const writable: string[] = []
  for (const column of relation.columns) {
    const [row] = await tx.sql<{ literal: string }>(
      `select quote_nullable("${column}"::text) as literal from ${relation.name} order by xmin::text::bigint desc limit 1`,
    )
    const update = `update ${relation.name} set "${column}" = ${row?.literal}`
    if (await tried(tx, asker, update, relation)) writable.push(column)
  }
  return summary(writable, relation)
}

/** The same row again, in the columns that the role may give. */
async function triedInsert(tx: Transaction, relation: Relation, asker: Asker): Promise<string> {
  const granted = await tx.sql<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = $1::text::regclass and attnum > 0 and not attisdropped
       and has_column_privilege($2, attrelid, attnum, 'insert') order by attnum`,
    [relation.name, asker.claims.role],
  )
  const columns = granted.map(({ column }) => column)
  const list = (columns.length > 0 ? columns : relation.columns).map((column) => `"${column}"`).join(', ')
  const [row] = await tx.sql<{ json: string }>(
    `select quote_literal(to_jsonb(t)::text) as json from ${relation.name} t order by xmin::text::bigint desc limit 1`,
  )
  const insert = `insert into ${relation.name} (${list})
    select ${list} from jsonb_populate_record(null::${relation.name}, ${row?.json}::jsonb)`
  return (await tried(tx, asker, insert)) ? summary(columns, relation) : '-'
}

function summary(columns: readonly string[], relation: Relation): string {
  if (columns.length === 0) return '-'
  return columns.length === relation.columns.length ? 'all' : columns.join(' ')
}

/**
 * Runs one statement as the asker and undoes it. Allowed: a read that gives a row, a write that leaves no row as it was
 * (`touched`), an insert that works; also what only a constraint refused, since those do not know who asks.
 */
async function tried(tx: Transaction, asker: Asker, statement: string, touched?: Relation): Promise<boolean> {
  const before = touched ? await places(tx, touched) : []
  const claims = JSON.stringify(asker.claims)
  await tx.script(`savepoint trial;
    select set_config('role', '${asker.claims.role}', true), set_config('request.jwt.claims', '${claims}', true)`)
  try {
    const rows = await tx.sql(statement)
    await tx.script(`select set_config('role', 'none', true)`)
    if (!touched) return statement.startsWith('insert') || rows.length > 0
    const after = await places(tx, touched)
    return before.some((place) => !after.includes(place))
  } catch (error) {
    const state = sqlStateOf(error)
    if (state === undefined) throw error
    return state !== DENIED
  } finally {
    await tx.script('rollback to savepoint trial')
  }
}

/** Where the rows lie: an updated or deleted one lies there no more. */
async function places(tx: Transaction, relation: Relation): Promise<string[]> {
  const rows = await tx.sql<{ place: string }>(`select ctid::text as place from ${relation.name}`)
  return rows.map(({ place }) => place)
}
