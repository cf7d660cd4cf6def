export type Row = readonly string[]

/** A column of a table. */
export interface ColumnChoice {
  column: number
  /** Its name in the header; null if the table has no header. */
  name: string | null
}

/** The separator of the cells; null if the table has one column. */
export type Delimiter = ',' | ';' | '\t' | null

const DELIMITERS = ['\t', ';', ','] as const

/** Header names for the column of English texts, the most certain name first. */
const ENGLISH_NAMES = ['english', 'en', 'english text', 'source_text', 'source text', 'source', 'text', 'sentence']

/** The separator that occurs most often in the first line, outside quotes. In much of Europe, Excel writes semicolons. */
export function delimiterOf(text: string): Delimiter {
  const [first = ''] = text.replaceAll(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)
  const count = (delimiter: string) => first.split(delimiter).length - 1
  const [most] = DELIMITERS.toSorted((a, b) => count(b) - count(a))
  return most !== undefined && count(most) > 0 ? most : null
}

/**
 * The column that the header calls English, or otherwise the one with the most letters from a to z. Null when the rows are not a
 * table: without a header and of different lengths, like prose with commas.
 */
export function englishColumn(rows: readonly Row[]): ColumnChoice | null {
  const [first = []] = rows
  const header = first.map((cell) => cell.trim().toLowerCase())
  const name = ENGLISH_NAMES.find((candidate) => header.includes(candidate))
  if (name !== undefined) {
    const column = header.indexOf(name)
    return { column, name: first[column]?.trim() ?? name }
  }
  if (rows.some((row) => row.length !== first.length)) return null
  const letters = first.map((_, column) => rows.reduce((sum, row) => sum + lettersIn(row[column]), 0))
  return { column: letters.indexOf(Math.max(...letters)), name: null }
}

/** The texts of that column, each on one line, without the header and empty cells. */
export function columnTexts(rows: readonly Row[], { column, name }: ColumnChoice): string[] {
  return rows
    .slice(name === null ? 0 : 1)
    .map((row) => (row[column] ?? '').replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
}

function lettersIn(cell = ''): number {
  return cell.replaceAll(/[^a-z]/gi, '').length
}
