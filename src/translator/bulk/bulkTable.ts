import { type BulkJob, isFailed, isTranslated, type LineOutcome } from '#translator/bulk/bulkJob.ts'
import { untranslatedTexts } from '#translator/untranslated.ts'

export const BULK_HEADER = ['line', 'english', 'korean', 'tone', 'status', 'unknown words', 'reason'] as const

/** A job as a table with every line. A line that was not translated has the reason. */
export function bulkTable({ lines, tone }: BulkJob): string[][] {
  return lines.map(({ place, text, outcome }) => [String(place + 1), text, ...outcomeCells(outcome, tone)])
}

function outcomeCells(outcome: LineOutcome, tone: string): string[] {
  if (isTranslated(outcome)) {
    return [outcome.translation, tone, outcome.status, untranslatedTexts(outcome).join(', '), '']
  }
  return isFailed(outcome) ? ['', tone, 'failed', '', outcome.error.message] : ['', tone, 'not translated', '', '']
}
