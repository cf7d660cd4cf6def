import type { z } from 'zod'

/**
 * Reads tab-separated text with a header line into checked rows. Missing trailing columns are empty; lines starting
 * with `#` say where the rows below come from. Throws with file and line on the first row that does not fit.
 */
export function tsvRows<Schema extends z.ZodType>(file: string, text: string, schema: Schema): z.infer<Schema>[] {
  const [header = '', ...lines] = text.split('\n')
  const columns = header.split('\t')
  const rows: z.infer<Schema>[] = []
  for (const [index, line] of lines.entries()) {
    if (line === '' || line.startsWith('#')) continue
    const cells = line.split('\t')
    if (cells.length > columns.length) throw new Error(`${file}:${index + 2}: more cells than columns`)
    const record = Object.fromEntries(columns.map((column, cell) => [column, cells[cell] ?? '']))
    const row = schema.safeParse(record)
    if (!row.success) throw new Error(`${file}:${index + 2}: ${row.error.message}`)
    rows.push(row.data)
  }
  return rows
}
