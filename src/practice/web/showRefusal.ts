import { showToast } from '#design/web/toastStore.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { PRACTICE_LIMIT_REACHED, type PracticeLimit } from '#practice/practiceLimit.ts'
import { practiceCopy } from '#practice/web/copy.ts'

/** Shows why the server refused a practice call. If the call failed for another reason, it shows `failed` and logs the error. */
export function showRefusal(error: unknown, failed: string) {
  if (!(error instanceof FunctionProblem) || error.status >= 500 || error.message === '') {
    console.warn('the practice call failed', error)
    return showToast('error', failed)
  }
  const { limit, resets_at } = error.fields as Partial<PracticeLimit>
  if (error.code !== PRACTICE_LIMIT_REACHED || limit === undefined || resets_at === undefined) {
    return showToast('error', error.message)
  }
  showToast('limit', practiceCopy.limitReached(limit, resets_at))
}
