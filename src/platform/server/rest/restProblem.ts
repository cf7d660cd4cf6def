import { Problem } from '#platform/server/http/problem.ts'

/** PostgREST's refusals, with its codes and, where clients know them, its texts. */

/** A request in a form that is not offered or not understood. */
export function badRequest(message: string): Problem {
  return new Problem(400, 'PGRST100', message)
}

export function unknownTable(name: string): Problem {
  return new Problem(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}

/** In a filter, an order or a selection. */
export function unknownColumn(table: string, column: string): Problem {
  return new Problem(400, '42703', `column ${table}.${column} does not exist`)
}

/** In the values to be written. */
export function unknownField(table: string, field: string): Problem {
  return new Problem(400, 'PGRST204', `Could not find the '${field}' column of '${table}' in the schema cache`, {
    extra: { field },
  })
}

/** `single()` wants exactly one row. */
export function notSingle(rows: number): Problem {
  return new Problem(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  })
}

/** An update or delete of everything is a mistake, never a wish. */
export function needsFilter(operation: 'UPDATE' | 'DELETE'): Problem {
  return new Problem(400, '21000', `${operation} requires a WHERE clause`)
}
