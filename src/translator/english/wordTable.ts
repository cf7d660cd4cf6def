import type { Chart } from '#translator/english/chart.ts'

interface WordRow {
  readonly words: readonly string[]
}

/** Rows for several English words in a row, by the first of them. */
export type WordTable<Row extends WordRow> = ReadonlyMap<string, readonly Row[]>

export function wordTable<Row extends WordRow>(rows: readonly Row[]): WordTable<Row> {
  return Map.groupBy(rows, ({ words }) => words[0] ?? '')
}

/** The rows whose words stand at a token, in the order of the table. */
export function tableRowsAt<Row extends WordRow>(chart: Chart, table: WordTable<Row>, at: number): readonly Row[] {
  const rows = table.get(chart.word(at))
  return rows ? rows.filter(({ words }) => chart.hasWords(at, words)) : []
}
