import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { decodedText } from '#platform/web/decodedText.ts'
import { type FileTable, fileTable, fileText } from '#review/deck/fileTable.ts'

/** Larger files are no lists of words. */
const LARGEST_BYTES = 10_000_000
/** Occurs in no text: a table of one column has nothing between its cells. */
const NO_DELIMITER = '\u001F'

export type FileProblem = 'too-large' | 'package' | 'no-table'

/** The table in a text or CSV file, or why there is none. Throws if the file cannot be read. */
export async function readDeckFile(file: File): Promise<FileTable | FileProblem> {
  if (file.size > LARGEST_BYTES) return 'too-large'
  const bytes = await file.arrayBuffer()
  if (isZip(bytes)) return 'package'
  const { body, delimiter, isAnki, ...more } = fileText(decodedText(bytes, 'euc-kr'))
  try {
    const rows: string[][] = parse(body, {
      delimiter: delimiter ?? NO_DELIMITER,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      ...(isAnki ? { comment: '#', comment_no_infix: true } : {}),
    })
    return fileTable(rows, more) ?? 'no-table'
  } catch (error) {
    if (error instanceof CsvError) return 'no-table'
    throw error
  }
}

/** As the packages of Anki are. */
function isZip(bytes: ArrayBuffer): boolean {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  return first === 0x50 && second === 0x4b
}
