import pg from 'pg'

/** How values cross between JavaScript and both engines, so that a row is the same row whichever database is behind it. */

const { builtins } = pg.types

// Counts are numbers; all of ours stay far below 2^53.
pg.types.setTypeParser(builtins.INT8, Number)

/** Reads a value of the type with this object id from PostgreSQL's text. */
export function parserOf(typeId: number): (text: string) => unknown {
  return pg.types.getTypeParser(typeId, 'text')
}

/** A parameter as PostgreSQL's text: a list as an array, any other object as JSON, a `Date` as its instant. */
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
