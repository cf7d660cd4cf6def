import type { Plan } from '#plans/plans.ts'

/** The plans' basic, premium and advanced translation. */
export type ModelGrade = 'basic' | 'premium' | 'advanced'

export const GRADE_OF_PLAN: Record<Plan['id'], ModelGrade> = { free: 'basic', basic: 'premium', premium: 'advanced' }

/** Who pays is not left without because visitors, or a script of theirs, have used up the day. */
const SHARE_OF_FREE = 0.8

/** How many of the day's requests may have been made for this plan to make another. */
export function requestsOfPlan(plan: Plan['id'], perDay: number): number {
  return plan === 'free' ? Math.ceil(perDay * SHARE_OF_FREE) : perDay
}
