import type { Renewal } from '#plans/entitlement.ts'
import { NOT_SUBSCRIBED, type Subscription } from '#plans/plans.ts'

/** The answer of `check-subscription`. */
export interface DatedSubscription extends Subscription {
  /** ISO 8601: until when it is paid, or continues while past due. Null if it has no end, or if there is no subscription. */
  subscription_end: string | null
  renewal: Renewal | null
}

export const NO_SUBSCRIPTION: DatedSubscription = { ...NOT_SUBSCRIBED, subscription_end: null, renewal: null }
