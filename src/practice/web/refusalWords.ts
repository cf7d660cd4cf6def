import { FunctionProblem } from '#platform/web/callFunction.ts'
import { PRACTICE_LIMIT_REACHED, type PracticeLimit } from '#practice/practiceLimit.ts'
import { practiceCopy } from '#practice/web/copy.ts'

/** Why the server refused a practice call, in words; undefined if the call failed for another reason. */
export function refusalWords(error: unknown): string | undefined {
  if (!(error instanceof FunctionProblem) || error.status >= 500 || error.message === '') return undefined
  const { limit, resets_at } = error.fields as Partial<PracticeLimit>
  return error.code === PRACTICE_LIMIT_REACHED && limit !== undefined && resets_at !== undefined
    ? practiceCopy.limitReached(limit, resets_at)
    : error.message
}
