import { showToast } from '#design/web/toastStore.ts'
import { matchLimitNotice } from '#plans/matchLimit.ts'
import { FREE, PLANS, type Plan } from '#plans/plans.ts'
import type { FunctionProblem } from '#platform/web/callFunction.ts'

/** Shows that the day's matches are used up. */
export function showMatchLimit(plan: Plan) {
  const { message, action } = matchLimitNotice(plan)
  showToast('limit', message, { label: action, href: '/pricing' })
}

/** Shows why the server refused a match or a challenge with a 429. */
export function showRefusal({ code, fields, message }: FunctionProblem) {
  if (code !== 'daily_limit_reached') return showToast('error', message)
  showMatchLimit(PLANS.find(({ matchesPerDay }) => matchesPerDay === fields.limit) ?? FREE)
}
