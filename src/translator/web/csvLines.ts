import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { type ColumnChoice, columnTexts, delimiterOf, englishColumn, type Row } from '#translator/bulk/lineTable.ts'
import { sourceLines } from '#translator/bulk/sourceLines.ts'

export interface CsvLines {
  lines: string[]
  /** The column of the texts; null if the file is not a table, so that each line is a text. */
  choice: ColumnChoice | null
}

/** Occurs in no text: a table of one column has nothing between its cells. */
const NO_DELIMITER = '\u001F'

/** The English texts of a CSV file: by comma, semicolon or tab, with quoted cells, a header or none. */
export function csvLines(text: string): CsvLines {
  const rows = rowsOf(text)
  const choice = rows && englishColumn(rows)
  return choice ? { lines: columnTexts(rows, choice), choice } : { lines: sourceLines(text), choice: null }
}

/** Null if a quote is not closed. */
function rowsOf(text: string): Row[] | null {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text) ?? NO_DELIMITER,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return null
    throw error
  }
}
