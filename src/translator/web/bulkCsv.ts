import { stringify } from 'csv-stringify/browser/esm/sync'
import type { BulkJob } from '#translator/bulk/bulkJob.ts'
import { BULK_HEADER, bulkTable } from '#translator/bulk/bulkTable.ts'

/**
 * A job as a CSV file that spreadsheets open as it is: marked as UTF-8, without which they garble Hangul, and without cells
 * that they would run as formulas.
 */
export function bulkCsv(job: BulkJob): string {
  return stringify([BULK_HEADER, ...bulkTable(job)], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}
