import type { Headword } from '#headwords/headword.ts'
import { headwordOf, headwordRow } from '#headwords/headwordRow.ts'
import { tsvRows } from '#kit/tsvRows.ts'

/** The headwords of tables, given by file name. Throws with file and line on the first row that cannot be read. */
export function readHeadwords(tables: Readonly<Record<string, string>>): Headword[] {
  return Object.entries(tables).flatMap(([file, text]) => tsvRows(file, text, headwordRow).map(headwordOf))
}
