import { searchCopy } from '#arena/web/copy.ts'
import type { SearchEnd } from '#arena/web/searchRun.ts'
import { showToast, type ToastAction } from '#design/web/toastStore.ts'
import { matchLimitNotice } from '#plans/matchLimit.ts'
import { FREE, PLANS, type Plan } from '#plans/plans.ts'
import { FunctionProblem } from '#platform/web/callFunction.ts'
import { practiceHome } from '#practice/practicePages.ts'
import type { Skill } from '#rating/skill.ts'

/** Says how a search ended that led to no match. */
export function tellSearchEnd(end: Exclude<SearchEnd, { kind: 'matched' }>, skill: Skill) {
  if (end.kind === 'left') return showToast('info', searchCopy.left)
  if (end.kind === 'nobody') return showToast('info', searchCopy.nobody, practiceOffer(skill))
  const { problem } = end
  if (!(problem instanceof FunctionProblem) || problem.status !== 429) {
    console.error('joining the queue', problem)
    return showToast('error', searchCopy.joinFailed)
  }
  if (problem.code === 'daily_limit_reached') {
    const { limit } = problem.fields
    return tellLimit(PLANS.find((plan) => plan.matchesPerDay === limit) ?? FREE)
  }
  showToast('error', problem.message)
}

/** Offered, never begun by itself. */
function practiceOffer(skill: Skill): ToastAction {
  return { label: searchCopy.practiseInstead, href: practiceHome(skill) }
}

/** The matches of the day are used up. */
export function tellLimit(plan: Plan) {
  const { message, action } = matchLimitNotice(plan)
  showToast('limit', message, { label: action, href: '/pricing' })
}
