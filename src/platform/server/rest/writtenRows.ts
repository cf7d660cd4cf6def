import { Problem } from '#platform/server/http/problem.ts'
import { badRequest, unknownField } from '#platform/server/rest/restProblem.ts'
import type { Column, Table } from '#platform/server/rest/tableCatalogue.ts'

const MOST_ROWS_WRITTEN = 100

/** A row's values by column, as the text that PostgreSQL reads. */
export type WrittenRow = ReadonlyMap<string, string | null>

export interface WrittenRows {
  /** Every column that at least one row has a value for. */
  columns: readonly Column[]
  rows: readonly WrittenRow[]
}

/** The rows of an insert: one object or a list. Throws a `Problem` 400, naming the field. */
export function readWrittenRows(table: Table, body: unknown): WrittenRows {
  const objects: unknown[] = Array.isArray(body) ? body : [body]
  if (objects.length === 0 || objects.length > MOST_ROWS_WRITTEN) {
    throw new Problem(400, 'PGRST102', `body: expected 1 to ${MOST_ROWS_WRITTEN} rows`)
  }
  const rows = objects.map((object) => readRow(table, object))
  return { rows, columns: columnsOf(table, rows) }
}

/** The values of an update. Throws as above. */
export function readWrittenRow(table: Table, body: unknown): { columns: readonly Column[]; row: WrittenRow } {
  const row = readRow(table, body)
  return { row, columns: columnsOf(table, [row]) }
}

function columnsOf(table: Table, rows: readonly WrittenRow[]): Column[] {
  const names = new Set(rows.flatMap((row) => [...row.keys()]))
  return [...table.columns.values()].filter(({ name }) => names.has(name))
}

function readRow(table: Table, object: unknown): WrittenRow {
  if (!isRecord(object) || Object.keys(object).length === 0) {
    throw new Problem(400, 'PGRST102', 'body: expected an object with at least one field')
  }
  const row = new Map(
    Object.entries(object).map(([field, value]) => {
      const column = table.columns.get(field)
      if (!column) throw unknownField(table.name, field)
      return [field, textOf(column, value)]
    }),
  )
  const fault = table.checks?.(object)
  if (fault) throw new Problem(400, '23514', fault)
  return row
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface Kind {
  expected: string
  accepts(value: unknown): boolean
}

const WHOLE_NUMBER: Kind = { expected: 'a whole number', accepts: Number.isSafeInteger }
const INSTANT = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** What JSON gives for each type; a type that is not here comes as PostgreSQL's own text. */
const KINDS: Record<string, Kind> = {
  boolean: { expected: 'true or false', accepts: (value) => typeof value === 'boolean' },
  smallint: WHOLE_NUMBER,
  integer: WHOLE_NUMBER,
  bigint: WHOLE_NUMBER,
  'double precision': { expected: 'a number', accepts: Number.isFinite },
  numeric: { expected: 'a number', accepts: Number.isFinite },
  jsonb: { expected: 'JSON', accepts: () => true },
  uuid: { expected: 'a UUID', accepts: (value) => typeof value === 'string' && UUID.test(value) },
  date: { expected: 'a date', accepts: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) },
  'timestamp with time zone': {
    expected: 'a time with its zone',
    accepts: (value) => typeof value === 'string' && INSTANT.test(value),
  },
}
const TEXT: Kind = { expected: 'a text', accepts: (value) => typeof value === 'string' }

function textOf(column: Column, value: unknown): string | null {
  if (value === null) return null
  const { expected, accepts } = KINDS[column.type] ?? TEXT
  if (!accepts(value)) {
    throw new Problem(400, '22P02', `${column.name}: expected ${expected}`, { extra: { field: column.name } })
  }
  return typeof value === 'string' && column.type !== 'jsonb' ? value : JSON.stringify(value)
}

/** PostgREST's `columns=`, which the client sends with a list of rows, has to cover what the rows hold. */
export function demandFields(given: WrittenRows, fields: readonly string[] | undefined): void {
  const stray = fields && given.columns.find(({ name }) => !fields.includes(name))
  if (stray) throw badRequest(`columns does not name the field ${stray.name}`)
}
