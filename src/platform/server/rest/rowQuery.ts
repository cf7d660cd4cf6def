import type { QueryParameter } from '#platform/server/rest/queryParameters.ts'
import { badRequest } from '#platform/server/rest/restProblem.ts'
import { type Filter, parseFilter, parseOr, weightOf } from '#platform/server/rest/rowFilter.ts'
import { type Column, columnOf, type Table } from '#platform/server/rest/tableCatalog.ts'

/** A response never has more rows, whatever limit the request names. */
export const MOST_ROWS = 1_000
const MOST_TERMS = 50
/** PostgREST parameters that are deliberately not supported. */
const REFUSED = ['on_conflict', 'and', 'not.and', 'not.or']
/** The clauses that each method accepts. Every other parameter is a filter. */
const CLAUSES: Record<Method, readonly string[]> = {
  GET: ['select', 'order', 'limit', 'offset'],
  POST: ['select', 'columns'],
  PATCH: ['select'],
  DELETE: ['select'],
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface Ordering {
  column: Column
  direction: 'asc' | 'desc'
  /** Undefined means PostgreSQL's default: last when ascending. */
  nulls: 'first' | 'last' | undefined
}

/** A parsed query string. */
export interface RowQuery {
  selected: readonly Column[]
  filters: readonly Filter[]
  order: readonly Ordering[]
  limit: number
  offset: number
  /** The columns that an insert of several rows declares. */
  insertColumns: readonly string[] | undefined
}

/** Throws a `Problem` 400 for anything unsupported, unknown or too large. */
export function parseRowQuery(table: Table, parameters: readonly QueryParameter[], method: Method): RowQuery {
  const refused = parameters.find(([name]) => REFUSED.includes(name))
  if (refused) throw badRequest(`${refused[0]} is not supported`)
  const isClause = ([name]: QueryParameter) => CLAUSES[method].includes(name)
  const clauses = clausesByName(parameters.filter(isClause))
  const query: RowQuery = {
    selected: parseSelect(table, clauses.get('select') ?? '*'),
    filters: parameters
      .filter((parameter) => !isClause(parameter))
      .map(([name, text]) => (name === 'or' ? parseOr(table, text) : parseFilter(table, name, text))),
    order: parseOrder(table, clauses.get('order')),
    limit: Math.min(MOST_ROWS, parseNumber('limit', clauses.get('limit')) ?? MOST_ROWS),
    offset: parseNumber('offset', clauses.get('offset')) ?? 0,
    insertColumns: clauses
      .get('columns')
      ?.split(',')
      .map((name) => columnOf(table, name).name),
  }
  const terms = query.filters.reduce((sum, filter) => sum + weightOf(filter), 0) + query.order.length
  if (terms > MOST_TERMS) throw badRequest(`More than ${MOST_TERMS} terms in filters and order`)
  return query
}

function clausesByName(parameters: readonly QueryParameter[]): ReadonlyMap<string, string> {
  const clauses = new Map(parameters)
  if (clauses.size < parameters.length) throw badRequest('A parameter other than a filter occurs twice')
  return clauses
}

/** `id,slug` or `*`, without embedding, renaming, casts or aggregates. */
function parseSelect(table: Table, text: string): Column[] {
  const columns = text.split(',').flatMap((name) => {
    if (name === '*') return [...table.columns.values()]
    if (/[(:>!]|\.\./.test(name))
      throw badRequest('select: embedding, renaming, casts and aggregates are not supported')
    return [columnOf(table, name)]
  })
  return [...new Set(columns)]
}

/** `created_at.desc.nullslast,id`. */
function parseOrder(table: Table, text: string | undefined): Ordering[] {
  if (text === undefined) return []
  return text.split(',').map((term) => {
    const parts = /^([^.]+)(?:\.(asc|desc))?(?:\.nulls(first|last))?$/.exec(term)
    if (!parts) throw badRequest('order: expected column.asc or column.desc, then .nullsfirst or .nullslast')
    const [, name = '', direction = 'asc', nulls] = parts
    return {
      column: columnOf(table, name),
      direction: direction as Ordering['direction'],
      nulls: nulls as Ordering['nulls'],
    }
  })
}

function parseNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = Number(text)
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw badRequest(`${name}: expected a whole number`)
  return value
}
