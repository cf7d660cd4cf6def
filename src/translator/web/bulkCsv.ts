import { stringify } from 'csv-stringify/browser/esm/sync'
import type { BulkJob } from '#translator/bulk/bulkJob.ts'
import { BULK_HEADER, bulkTable } from '#translator/bulk/bulkTable.ts'

/**
 * A job as a CSV file for spreadsheets. It is marked as UTF-8, because they would garble Hangul otherwise, and has no cells
 * that they would run as formulas.
 */
export function bulkCsv(job: BulkJob): string {
  return stringify([BULK_HEADER, ...bulkTable(job)], { bom: true, escape_formulas: true, record_delimiter: 'windows' })
}
