import { BASIC, FREE, type Plan } from '#plans/plans.ts'
import { Problem } from '#platform/server/http/problem.ts'
import type { Usage } from '#translator/translateContract.ts'

/** 429: the day's characters do not suffice for this text. Says how many are left and when the count resets. */
export function limitProblem(plan: Plan, usage: Usage): Problem {
  return new Problem(429, 'daily_limit_reached', limitMessage(plan), { extra: { ...usage } })
}

function limitMessage(plan: Plan): string {
  if (plan.id !== 'free') return 'Daily limit reached! Upgrade to Premium for unlimited characters.'
  return `You've used all ${inWords(FREE)} free characters for today. Upgrade for ${inWords(BASIC)} a day.`
}

function inWords(plan: Plan): string {
  return (plan.charactersPerDay ?? 0).toLocaleString('en-US')
}
