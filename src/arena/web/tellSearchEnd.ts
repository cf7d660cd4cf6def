import { searchCopy } from '#arena/web/copy.ts'
import type { SearchEnd } from '#arena/web/searchRun.ts'
import { showToast } from '#design/web/toastStore.ts'
import { tellRefusedMatch } from '#plans/web/tellMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'

/** Says how a search ended that led to no match. */
export function tellSearchEnd(end: Exclude<SearchEnd, { kind: 'matched' }>) {
  if (end.kind === 'left') return showToast('info', searchCopy.left)
  if (end.kind === 'nobody') return showToast('info', searchCopy.nobody)
  const { problem } = end
  if (problem instanceof FunctionProblem && problem.status === 429) return tellRefusedMatch(problem)
  console.error('joining the queue', problem)
  showToast('error', searchCopy.joinFailed)
}
