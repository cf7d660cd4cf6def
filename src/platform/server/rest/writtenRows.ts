import { Problem } from '#platform/server/http/problem.ts'
import { badRequest, unknownField } from '#platform/server/rest/restProblem.ts'
import type { Column, Table } from '#platform/server/rest/tableCatalog.ts'

const MOST_ROWS_WRITTEN = 100

/** A row's values by column, as PostgreSQL's text. */
export type WrittenRow = ReadonlyMap<string, string | null>

export interface WrittenRows {
  /** Every column for which at least one row has a value. */
  columns: readonly Column[]
  rows: readonly WrittenRow[]
}

/** The rows of an insert: one object or a list. Throws a `Problem` 400 that names the field. */
export function readWrittenRows(table: Table, body: unknown): WrittenRows {
  const objects: unknown[] = Array.isArray(body) ? body : [body]
  if (objects.length === 0 || objects.length > MOST_ROWS_WRITTEN) {
    throw new Problem(400, 'PGRST102', `body: expected 1 to ${MOST_ROWS_WRITTEN} rows`)
  }
  const rows = objects.map((object) => readRow(table, object))
  return { rows, columns: columnsOf(table, rows) }
}

/** The values of an update. Throws like `readWrittenRows`. */
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

/** The JSON values that a type accepts. */
interface Kind {
  expected: string
  accepts(value: unknown): boolean
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const DAY = /^\d{4}-\d\d-\d\d$/
const TIME_OF_DAY = /^[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/

const TEXT = text('a text', () => true)
/** By PostgreSQL's name of the type. All other types take PostgreSQL's own text. */
const KINDS: Record<string, Kind> = {
  boolean: { expected: 'true or false', accepts: (value) => typeof value === 'boolean' },
  smallint: wholeNumber(2 ** 15),
  integer: wholeNumber(2 ** 31),
  bigint: wholeNumber(2 ** 53),
  jsonb: { expected: 'JSON', accepts: () => true },
  uuid: text('a UUID', (value) => UUID.test(value)),
  date: text('a date', isDay),
  'timestamp with time zone': text(
    'an instant with its zone',
    (value) => isDay(value.slice(0, 10)) && TIME_OF_DAY.test(value.slice(10)),
  ),
}

function text(expected: string, accepts: (value: string) => boolean): Kind {
  return { expected, accepts: (value) => typeof value === 'string' && accepts(value) }
}

function wholeNumber(end: number): Kind {
  return { expected: 'a whole number', accepts: (value) => Number.isInteger(value) && Math.abs(Number(value)) < end }
}

/** Whether the day exists: `Date` would read February 30 as March 2. */
function isDay(value: string): boolean {
  return DAY.test(value) && !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value)
}

/** The value as PostgreSQL's text. Throws a `Problem` 400 that names the field. */
function textOf(column: Column, value: unknown): string | null {
  if (value === null) return null
  const { expected, accepts } = KINDS[column.type] ?? TEXT
  if (!accepts(value)) {
    throw new Problem(400, '22P02', `${column.name}: expected ${expected}`, { extra: { field: column.name } })
  }
  return typeof value === 'string' && column.type !== 'jsonb' ? value : JSON.stringify(value)
}

/** Checks that PostgREST's `columns=`, which the client sends with a list of rows, names every field of the rows. */
export function demandFields(given: WrittenRows, fields: readonly string[] | undefined): void {
  const stray = fields && given.columns.find(({ name }) => !fields.includes(name))
  if (stray) throw badRequest(`columns does not name the field ${stray.name}`)
}
