import type { Plan } from '#plans/plans.ts'

/** The plans' basic, premium and advanced translation. */
export type ModelGrade = 'basic' | 'premium' | 'advanced'

export const GRADE_OF_PLAN: Record<Plan['id'], ModelGrade> = { free: 'basic', basic: 'premium', premium: 'advanced' }

/** Visitors, or their scripts, cannot use up the requests of paying users. */
const SHARE_OF_FREE = 0.8

/** How many of the day's requests may already have been made when this plan makes another. */
export function requestsOfPlan(plan: Plan['id'], perDay: number): number {
  return plan === 'free' ? Math.ceil(perDay * SHARE_OF_FREE) : perDay
}
