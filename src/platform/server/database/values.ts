import pg from 'pg'

/** Converts values between JavaScript and PostgreSQL's text, so that rows are the same with both engines. */

const { builtins } = pg.types

// Counts become numbers: all of ours are far below 2^53.
pg.types.setTypeParser(builtins.INT8, Number)

/** Returns the parser for PostgreSQL's text of the type with this object id. */
export function parserOf(typeId: number): (text: string) => unknown {
  return pg.types.getTypeParser(typeId, 'text')
}

/** A parameter as PostgreSQL's text: a list becomes an array, a `Date` an instant, and any other object JSON. */
export function parameterText(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return `{${value.map(elementText).join(',')}}`
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function elementText(value: unknown): string {
  const text = parameterText(value)
  if (text === null) return 'NULL'
  return Array.isArray(value) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`
}
