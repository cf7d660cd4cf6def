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
  const text = decoded(await file.arrayBuffer())
  if (!isTable(file)) return { name, lines: sourceLines(text), choice: null }
  const { csvLines } = await import('#translator/web/csvLines.ts')
  return { name, ...csvLines(text) }
}

function isTable({ name, type }: File): boolean {
  return /\.(csv|tsv)$/i.test(name) || ['text/csv', 'text/tab-separated-values'].includes(type)
}

/** UTF-8, or UTF-16 where its byte order mark says so; otherwise Windows-1252. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
