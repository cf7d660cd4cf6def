import { BASIC, FREE, type Plan } from '#plans/plans.ts'
import { Problem } from '#platform/server/http/problem.ts'
import { overLengthSentence } from '#translator/sourceText.ts'
import type { Usage } from '#translator/translateContract.ts'

/** Status 429: too few characters are left today for a text of this length. Contains how many are left and when the count resets. */
export function limitProblem(plan: Plan, usage: Usage, characters: number): Problem {
  return new Problem(429, 'daily_limit_reached', limitMessage(plan, usage.left, characters), { extra: { ...usage } })
}

function limitMessage(plan: Plan, left: number | null, characters: number): string {
  if (left !== 0) return overLengthSentence(characters, left)
  if (plan.id !== 'free') return 'Daily limit reached! Upgrade to Premium for unlimited characters.'
  return `You've used all ${inWords(FREE)} free characters for today. Upgrade for ${inWords(BASIC)} a day.`
}

function inWords(plan: Plan): string {
  return (plan.charactersPerDay ?? 0).toLocaleString('en-US')
}
