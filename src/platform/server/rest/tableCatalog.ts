import { type Database, SERVICE } from '#platform/server/database/database.ts'
import type { CheckValues, ExposedTables } from '#platform/server/rest/exposedTable.ts'
import { unknownColumn, unknownTable } from '#platform/server/rest/restProblem.ts'

export interface Column {
  name: string
  /** PostgreSQL's name of the type, such as `timestamp with time zone`. */
  type: string
}

export interface Table {
  name: string
  columns: ReadonlyMap<string, Column>
  checks: CheckValues | undefined
}

/** Finds an exposed table by its name in a request. Throws a `Problem` 404 PGRST205. */
export type FindTable = (name: string) => Promise<Table>

/** Reads the exposed tables' columns once, at the first request, when migrations have run. */
export function tableCatalog(database: Database, exposed: ExposedTables): FindTable {
  let reading: Promise<ReadonlyMap<string, Table>> | undefined
  const readOnce = () => {
    reading ??= readTables(database, exposed).catch((error) => {
      reading = undefined
      throw error
    })
    return reading
  }
  return async (name) => {
    const table = (await readOnce()).get(name)
    if (!table) throw unknownTable(name)
    return table
  }
}

async function readTables(database: Database, exposed: ExposedTables): Promise<ReadonlyMap<string, Table>> {
  const rows = await database.tx(SERVICE, (tx) => tx.sql<{ relation: string } & Column>(COLUMNS))
  return new Map(
    Object.entries(exposed).map(([name, { checks }]) => {
      const columns = rows.filter((row) => row.relation === name)
      if (columns.length === 0) throw new Error(`The exposed table public.${name} does not exist`)
      return [
        name,
        { name, checks, columns: new Map(columns.map((row) => [row.name, { name: row.name, type: row.type }])) },
      ]
    }),
  )
}

/** Reads types without their modifiers: a cast to varchar(20) would cut off a long text instead of refusing it. */
const COLUMNS = `
  select relation.relname as relation, attribute.attname as name, format_type(attribute.atttypid, null) as type
  from pg_class relation
  join pg_attribute attribute on attribute.attrelid = relation.oid and attribute.attnum > 0 and not attribute.attisdropped
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
  order by relation.relname, attribute.attnum`

/** Finds a column by its name, with or without double quotes. Throws a `Problem` 400 42703. */
export function columnOf(table: Table, text: string): Column {
  const name = text.replace(/^"([^"]*)"$/, '$1')
  const column = table.columns.get(name)
  if (!column) throw unknownColumn(table.name, name)
  return column
}
