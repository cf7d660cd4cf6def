import { BASIC, FREE, type Plan, PREMIUM } from '#plans/plans.ts'

/** What is left of the plan's matches on a UTC day on which `played` were completed; null: unlimited. */
export function matchesLeft(plan: Plan, played: number): number | null {
  return plan.matchesPerDay === null ? null : Math.max(0, plan.matchesPerDay - played)
}

export interface LimitNotice {
  message: string
  /** Label of the button that leads to /pricing. */
  action: string
}

/** What a player who has used up the day's matches is told; the Premium plan has no limit to reach. */
export function matchLimitNotice(plan: Plan): LimitNotice {
  return plan.id === 'free'
    ? {
        message: `You've used all ${FREE.matchesPerDay} free matches today! Upgrade for ${BASIC.matchesPerDay}+ daily matches.`,
        action: `Get ${PREMIUM.name} - $${Math.floor(PREMIUM.price)}/mo`,
      }
    : {
        message: `Daily limit reached! Upgrade to ${PREMIUM.name} for unlimited matches.`,
        action: `Upgrade to ${PREMIUM.name}`,
      }
}
