import { Problem } from '#platform/server/http/problem.ts'

// PostgREST's errors, with its codes and, where clients know them, its messages.

/** For a request that uses an unsupported or invalid form. */
export function badRequest(message: string): Problem {
  return new Problem(400, 'PGRST100', message)
}

export function unknownTable(name: string): Problem {
  return new Problem(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}

/** For a column in a filter, an order or a selection. */
export function unknownColumn(table: string, column: string): Problem {
  return new Problem(400, '42703', `column ${table}.${column} does not exist`)
}

/** For a field in the values to write. */
export function unknownField(table: string, field: string): Problem {
  return new Problem(400, 'PGRST204', `Could not find the '${field}' column of '${table}' in the schema cache`, {
    extra: { field },
  })
}

/** For `single()`, which requires exactly one row. */
export function notSingle(rows: number): Problem {
  return new Problem(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  })
}

/** For an update or delete without a filter, which would change every row. */
export function needsFilter(operation: 'UPDATE' | 'DELETE'): Problem {
  return new Problem(400, '21000', `${operation} requires a WHERE clause`)
}
