import { DAY_MS, type EpochMs, type Milliseconds } from '#kit/time.ts'
import { PLANS, type Tier } from '#plans/plans.ts'
import type { ProviderSubscription } from '#plans/providerSubscription.ts'

/** How long a plan continues while its renewal is unpaid. */
export const GRACE_MS: Milliseconds = 3 * DAY_MS

/** How a subscription continues: it renews, ends on a set day, or needs an overdue payment. */
export type Renewal = 'renewing' | 'ending' | 'past_due'

/** What a user's payments give: a row of `subscriptions`. */
export interface Entitlement {
  tier: Tier
  renewal: Renewal
  /** Until when it is paid, or continues while past due. */
  end: EpochMs
  /**
   * Until when a renewing one continues although the provider's event about the payment is missing. Null: no longer than `end`, which
   * already contains the grace while past due.
   */
  trustedUntil: EpochMs | null
}

type Paid = Pick<ProviderSubscription, 'tier' | 'status' | 'periodEnd' | 'endsAt' | 'dueSince'>

/** The entitlement from one subscription; null if it has not begun or has ended. Independent of the current time. */
export function entitlementOf({ tier, status, periodEnd, endsAt, dueSince }: Paid): Entitlement | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return endsAt === null
        ? { tier, renewal: 'renewing', end: periodEnd, trustedUntil: periodEnd + GRACE_MS }
        : { tier, renewal: 'ending', end: endsAt, trustedUntil: null }
    case 'past_due':
      return { tier, renewal: 'past_due', end: Math.min(dueSince + GRACE_MS, endsAt ?? Infinity), trustedUntil: null }
    default:
      return null
  }
}

/** The entitlement from all of a user's subscriptions: the highest active plan, for as long as possible. */
export function strongestEntitlement(subscriptions: readonly Paid[], now: EpochMs): Entitlement | null {
  const given = subscriptions.map(entitlementOf).filter((entitlement) => entitlement !== null)
  const [strongest] = given.toSorted(
    (a, b) =>
      Number(lastsUntil(b) > now) - Number(lastsUntil(a) > now) ||
      rank(b.tier) - rank(a.tier) ||
      lastsUntil(b) - lastsUntil(a),
  )
  return strongest ?? null
}

export function lastsUntil({ end, trustedUntil }: Entitlement): EpochMs {
  return trustedUntil ?? end
}

function rank(tier: Tier): number {
  return PLANS.findIndex(({ name }) => name === tier)
}

/** Whether a subscription with this status has ended: it can no longer be changed or canceled, and a new one may begin. */
export function hasEnded(status: string): boolean {
  return ['canceled', 'incomplete', 'incomplete_expired'].includes(status)
}
