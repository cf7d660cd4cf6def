import { type DatedSubscription, NO_SUBSCRIPTION } from '#plans/datedSubscription.ts'
import type { Renewal } from '#plans/entitlement.ts'
import type { Tier } from '#plans/plans.ts'
import type { Transaction } from '#platform/server/database/database.ts'

/** The user's current subscription. If it has ended (`lastsUntil`), it counts as none. */
export async function readSubscription(tx: Transaction, userId: string): Promise<DatedSubscription> {
  const [row] = await tx.sql<{ subscription_tier: Tier; subscription_end: Date | null; renewal: Renewal }>(
    `select subscription_tier, subscription_end, renewal from subscriptions
     where user_id = $1 and app.is_running(subscriptions)`,
    [userId],
  )
  if (!row) return NO_SUBSCRIPTION
  const { subscription_end, ...rest } = row
  return { subscribed: true, ...rest, subscription_end: subscription_end?.toISOString() ?? null }
}
