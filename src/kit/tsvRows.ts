import type { z } from 'zod'

/** A line of a table: its first cell, and its row, which is parsed on demand. */
export interface TsvLine<Row> {
  readonly first: string
  row(): Row
}

/**
 * The lines of a tab-separated text with a header line. Missing cells at the end of a line are empty. Lines that start
 * with `#` are comments. A row that does not match the schema throws an error with the file and line.
 */
export function tsvLines<Schema extends z.ZodType>(
  file: string,
  text: string,
  schema: Schema,
): TsvLine<z.infer<Schema>>[] {
  const [header = '', ...lines] = text.split('\n')
  const columns = header.split('\t')
  return lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return []
    const [first = ''] = line.split('\t', 1)
    return { first, row: () => checkedRow(`${file}:${index + 2}`, columns, line.split('\t'), schema) }
  })
}

function checkedRow<Schema extends z.ZodType>(
  place: string,
  columns: readonly string[],
  cells: readonly string[],
  schema: Schema,
): z.infer<Schema> {
  if (cells.length > columns.length) throw new Error(`${place}: more cells than columns`)
  const row = schema.safeParse(Object.fromEntries(columns.map((column, cell) => [column, cells[cell] ?? ''])))
  if (!row.success) throw new Error(`${place}: ${row.error.message}`)
  return row.data
}

/** All rows of a tab-separated text. Throws at the first row that does not match the schema. */
export function tsvRows<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.infer<Schema>[] {
  return tsvLines(file, text, schema).map((line) => line.row())
}
