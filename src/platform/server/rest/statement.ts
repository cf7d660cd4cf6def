import type { Preference } from '#platform/server/rest/preference.ts'
import { COMPARISONS, type Filter, type Term } from '#platform/server/rest/rowFilter.ts'
import type { RowQuery } from '#platform/server/rest/rowQuery.ts'
import type { Column, Table } from '#platform/server/rest/tableCatalog.ts'
import type { WrittenRow, WrittenRows } from '#platform/server/rest/writtenRows.ts'

/** SQL with its parameters. The text depends only on the request's form, never on a value. */
export interface Statement {
  text: string
  parameters: readonly (string | null)[]
}

/** The one row that every statement returns. */
export interface Outcome {
  /** The rows as JSON text from the database; null if the request does not want rows. */
  body: string | null
  rows: number
  /** The number of rows that match the filters; null if not counted. */
  total: number | null
}

/** Adds a parameter and returns its placeholder. All are sent as text and cast in SQL, so that both drivers behave the same. */
type Bind = (value: string | null, type: string) => string

export function readStatement(table: Table, query: RowQuery, preference: Preference): Statement {
  return build((bind) => {
    const where = whereClause(query.filters, bind)
    const total = preference.count ? `(select count(*) from ${relation(table)}${where})` : 'null'
    const limit = bind(String(query.limit), 'bigint')
    const offset = query.offset > 0 ? ` offset ${bind(String(query.offset), 'bigint')}` : ''
    const rows = `select ${columnList(query.selected)} from ${relation(table)}${where}${orderClause(query)} limit ${limit}${offset}`
    return `select ${bodyOf(preference)} as body, count(*)::int as rows, ${total}::int as total from (${rows}) row`
  })
}

/** All rows have the same columns. A row without a value for a column gets its default or null. */
export function insertStatement(
  table: Table,
  { columns, rows }: WrittenRows,
  query: RowQuery,
  preference: Preference,
): Statement {
  return build((bind) => {
    const missing = preference.defaults ? 'default' : 'null'
    const tuples = rows.map((row) => {
      const values = columns.map(({ name, type }) => (row.has(name) ? bind(row.get(name) ?? null, type) : missing))
      return `(${values.join(', ')})`
    })
    const insert = `insert into ${relation(table)} (${columnList(columns)}) values ${tuples.join(', ')}`
    return writing(insert, query, preference)
  })
}

export function updateStatement(
  table: Table,
  { columns, row }: { columns: readonly Column[]; row: WrittenRow },
  query: RowQuery,
  preference: Preference,
): Statement {
  return build((bind) => {
    const assignments = columns.map(({ name, type }) => `${quoted(name)} = ${bind(row.get(name) ?? null, type)}`)
    const update = `update ${relation(table)} set ${assignments.join(', ')}${whereClause(query.filters, bind)}`
    return writing(update, query, preference)
  })
}

export function deleteStatement(table: Table, query: RowQuery, preference: Preference): Statement {
  return build((bind) => {
    return writing(`delete from ${relation(table)}${whereClause(query.filters, bind)}`, query, preference)
  })
}

function build(compose: (bind: Bind) => string): Statement {
  const parameters: (string | null)[] = []
  const text = compose((value, type) => `$${parameters.push(value)}::text::${type}`)
  return { text, parameters }
}

/** Without `representation`, reads nothing back, because the role may write columns that it cannot read. */
function writing(change: string, query: RowQuery, preference: Preference): string {
  const returned = preference.representation ? columnList(query.selected) : '1 as done'
  const body = preference.representation ? bodyOf(preference) : 'null'
  const total = preference.count ? 'count(*)::int' : 'null::int'
  return `with row as (${change} returning ${returned}) select ${body} as body, count(*)::int as rows, ${total} as total from row`
}

function bodyOf(preference: Preference): string {
  return preference.single ? '(json_agg(row) -> 0)::text' : `coalesce(json_agg(row), '[]')::text`
}

function whereClause(filters: readonly Filter[], bind: Bind): string {
  if (filters.length === 0) return ''
  return ` where ${filters.map((terms) => `(${terms.map((term) => condition(term, bind)).join(' or ')})`).join(' and ')}`
}

function condition(term: Term, bind: Bind): string {
  const name = quoted(term.column.name)
  if (term.operator === 'is') return `${name} is ${term.state}`
  if (term.operator !== 'in') return `${name} ${COMPARISONS[term.operator]} ${bind(term.value, term.column.type)}`
  if (term.values.length === 0) return 'false'
  return `${name} in (${term.values.map((value) => bind(value, term.column.type)).join(', ')})`
}

function orderClause(query: RowQuery): string {
  if (query.order.length === 0) return ''
  const terms = query.order.map(({ column, direction, nulls }) =>
    [quoted(column.name), direction, nulls ? `nulls ${nulls}` : ''].join(' ').trim(),
  )
  return ` order by ${terms.join(', ')}`
}

function relation(table: Table): string {
  return `public.${quoted(table.name)}`
}

function columnList(columns: readonly Column[]): string {
  return columns.map(({ name }) => quoted(name)).join(', ')
}

/** Quotes a name from the catalog, which may have special characters. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
