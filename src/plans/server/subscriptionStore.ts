import { NOT_SUBSCRIBED, type Subscription } from '#plans/plans.ts'
import type { Transaction } from '#platform/server/database/database.ts'

export interface DatedSubscription extends Subscription {
  /** ISO 8601; null for one without an end, and for none. */
  subscription_end: string | null
}

/** The user's subscription now; one whose end has passed counts as none. */
export async function readSubscription(tx: Transaction, userId: string): Promise<DatedSubscription> {
  const [row] = await tx.sql<{ subscription_tier: 'Basic' | 'Premium'; subscription_end: Date | null }>(
    `select subscription_tier, subscription_end from subscriptions
     where user_id = $1 and (subscription_end is null or subscription_end > app_now())`,
    [userId],
  )
  if (!row) return { ...NOT_SUBSCRIBED, subscription_end: null }
  const { subscription_tier, subscription_end } = row
  return { subscribed: true, subscription_tier, subscription_end: subscription_end?.toISOString() ?? null }
}
