import type { Renewal } from '#plans/entitlement.ts'
import { NOT_SUBSCRIBED, type Subscription } from '#plans/plans.ts'

/** What `check-subscription` answers. */
export interface DatedSubscription extends Subscription {
  /** ISO 8601: until when it is paid, or tolerated while past due; null for one without an end, and for none. */
  subscription_end: string | null
  renewal: Renewal | null
}

export const NO_SUBSCRIPTION: DatedSubscription = { ...NOT_SUBSCRIBED, subscription_end: null, renewal: null }
