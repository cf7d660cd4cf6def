import { searchCopy } from '#arena/web/copy.ts'
import type { SearchEnd } from '#arena/web/searchRun.ts'
import { showToast, type ToastAction } from '#design/web/toastStore.ts'
import { tellRefusedMatch } from '#plans/web/tellMatchLimit.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { practiceHome } from '#practice/practicePages.ts'
import type { Skill } from '#rating/skill.ts'

/** Says how a search ended that led to no match. */
export function tellSearchEnd(end: Exclude<SearchEnd, { kind: 'matched' }>, skill: Skill) {
  if (end.kind === 'left') return showToast('info', searchCopy.left)
  if (end.kind === 'nobody') return showToast('info', searchCopy.nobody, practiceOffer(skill))
  const { problem } = end
  if (problem instanceof FunctionProblem && problem.status === 429) return tellRefusedMatch(problem)
  console.error('joining the queue', problem)
  showToast('error', searchCopy.joinFailed)
}

/** Offered, never begun by itself. */
function practiceOffer(skill: Skill): ToastAction {
  return { label: searchCopy.practiseInstead, href: practiceHome(skill) }
}
