/** The rows of a tab-separated table, with the column names from its first line as keys. Throws on a row with more or fewer cells than names. */
export function goldenRows<Column extends string>(table: string, columns: readonly Column[]): Record<Column, string>[] {
  const [head = '', ...lines] = table.trimEnd().split('\n')
  const names = head.split('\t')
  const missing = columns.filter((column) => !names.includes(column))
  if (missing.length > 0) throw new Error(`No column ${missing.join(', ')} in: ${head}`)
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== names.length) throw new Error(`${names.length} cells wanted: ${line}`)
    const cellOf = (column: Column): [Column, string] => [column, cells[names.indexOf(column)] ?? '']
    return Object.fromEntries(columns.map(cellOf)) as Record<Column, string>
  })
}
