import { z } from 'zod'
import { MOST_BATCH_LINES } from '#translator/bulk/bulkLimits.ts'
import { type TranslateResponse, translateRequest } from '#translator/translateContract.ts'

/** The request of `functions/v1/translate-lines`: lines of a bulk job, each a separate text. */
export const translateLinesRequest = translateRequest
  .omit({ text: true })
  .extend({ lines: z.array(z.string()).min(1).max(MOST_BATCH_LINES) })

export type TranslatedLine = Pick<TranslateResponse, 'translation' | 'status' | 'unknown' | 'gaps'>

/** Why this line was not translated. It was not charged. Other lines of its batch may have been translated. */
export interface FailedLine {
  error: { code: string; message: string }
}

/** One result for each line, in order. A slow batch returns fewer, and the client requests the rest again. */
export interface TranslateLinesResponse {
  results: (TranslatedLine | FailedLine)[]
}
