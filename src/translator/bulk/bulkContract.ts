import { z } from 'zod'
import { MOST_BATCH_LINES } from '#translator/bulk/bulkLimits.ts'
import { type TranslateResponse, translateRequest } from '#translator/translateContract.ts'

/** What `functions/v1/translate-lines` takes: lines of a bulk job, each a text of its own. */
export const translateLinesRequest = translateRequest
  .omit({ text: true })
  .extend({ lines: z.array(z.string()).min(1).max(MOST_BATCH_LINES) })

export type TranslatedLine = Pick<TranslateResponse, 'translation' | 'status' | 'unknown'>

/** Why this one line was not translated; others of its batch may have been. It was not charged. */
export interface FailedLine {
  error: { code: string; message: string }
}

/** One for each line, in their order; fewer when the batch took long: the rest is to be asked for again. */
export interface TranslateLinesResponse {
  results: (TranslatedLine | FailedLine)[]
}
