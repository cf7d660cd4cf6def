import { decodedText } from '#platform/web/decodedText.ts'
import { LARGEST_FILE_BYTES } from '#translator/bulk/bulkLimits.ts'
import { sourceLines } from '#translator/bulk/sourceLines.ts'
import type { CsvLines } from '#translator/web/csvLines.ts'

export interface FileLines extends CsvLines {
  /** The file's. */
  name: string
}

/**
 * The lines of a text file, or of a CSV file's English column. Throws when the file cannot be read.
 * @returns null for a file that is too large
 */
export async function readLinesFile(file: File): Promise<FileLines | null> {
  const { name } = file
  if (file.size > LARGEST_FILE_BYTES) return null
  const text = decodedText(await file.arrayBuffer(), 'windows-1252')
  if (!isTable(file)) return { name, lines: sourceLines(text), choice: null }
  const { csvLines } = await import('#translator/web/csvLines.ts')
  return { name, ...csvLines(text) }
}

function isTable({ name, type }: File): boolean {
  return /\.(csv|tsv)$/i.test(name) || ['text/csv', 'text/tab-separated-values'].includes(type)
}
