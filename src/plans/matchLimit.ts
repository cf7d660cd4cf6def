import { type EpochMs, nextUtcMidnight } from '#kit/time.ts'
import { BASIC, FREE, type Plan, PREMIUM } from '#plans/plans.ts'

/** A match as the daily limit sees it. */
export interface LimitedMatch {
  status: string
  createdAt: EpochMs
}

/** The status of the matches that the daily limit counts. */
export const COUNTED_STATUS = 'completed'

/**
 * The only rule for what the daily limit counts: a completed match, on the UTC day of its creation. Matches between friends
 * count too, rated or not. A void match does not count. `matchesCountedToday` is the same rule in SQL.
 */
export function countsOnDayOf({ status, createdAt }: LimitedMatch, now: EpochMs): boolean {
  return status === COUNTED_STATUS && nextUtcMidnight(createdAt) === nextUtcMidnight(now)
}

/** How many matches are left on a UTC day on which `played` matches count. Null means unlimited. */
export function matchesLeft(plan: Plan, played: number): number | null {
  return plan.matchesPerDay === null ? null : Math.max(0, plan.matchesPerDay - played)
}

export interface LimitNotice {
  message: string
  /** The label of the button that leads to /pricing. */
  action: string
}

/** The message for a player who has used up the day's matches. The Premium plan has no limit. */
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
