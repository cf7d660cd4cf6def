import { NOT_SUBSCRIBED, type Subscription } from '#plans/plans.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The user's subscription now; one whose end has passed counts as none. */
export async function readSubscription(tx: Transaction, userId: string): Promise<Subscription> {
  const [row] = await tx.sql<{ subscription_tier: 'Basic' | 'Premium' }>(
    `select subscription_tier from subscriptions
     where user_id = $1 and (subscription_end is null or subscription_end > app_now())`,
    [userId],
  )
  return row ? { subscribed: true, subscription_tier: row.subscription_tier } : NOT_SUBSCRIBED
}
