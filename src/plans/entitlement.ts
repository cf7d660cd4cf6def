import { DAY_MS, type EpochMs, type Milliseconds } from '#kit/time.ts'
import { PLANS, type Tier } from '#plans/plans.ts'
import type { ProviderSubscription } from '#plans/providerSubscription.ts'

/** How long a plan goes on while the payment of its renewal is missing. */
export const GRACE_MS: Milliseconds = 3 * DAY_MS

/** How a subscription continues: by itself, until a chosen day, or only if an open payment arrives. */
export type Renewal = 'renewing' | 'ending' | 'past_due'

/** What a person's payments give: a row of `subscriptions`. */
export interface Entitlement {
  tier: Tier
  renewal: Renewal
  /** Until when it is paid, or tolerated while past due. */
  end: EpochMs
  /** How long it continues without news from the provider; null: no longer than `end`. */
  graceEnd: EpochMs | null
}

type Paid = Pick<ProviderSubscription, 'tier' | 'status' | 'periodEnd' | 'endsAt' | 'dueSince'>

/** What one subscription gives; null when it has not begun or is over. It holds at any time: only `end` tells until when. */
export function entitlementOf({ tier, status, periodEnd, endsAt, dueSince }: Paid): Entitlement | null {
  switch (status) {
    case 'active':
    case 'trialing':
      return endsAt === null
        ? { tier, renewal: 'renewing', end: periodEnd, graceEnd: periodEnd + GRACE_MS }
        : { tier, renewal: 'ending', end: endsAt, graceEnd: null }
    case 'past_due':
      return { tier, renewal: 'past_due', end: Math.min(dueSince + GRACE_MS, endsAt ?? Infinity), graceEnd: null }
    default:
      return null
  }
}

/** What all subscriptions of one person give together: the highest plan that is running, for as long as possible. */
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

export function lastsUntil({ end, graceEnd }: Entitlement): EpochMs {
  return graceEnd ?? end
}

function rank(tier: Tier): number {
  return PLANS.findIndex(({ name }) => name === tier)
}

/** Whether it is over for good: nothing can be changed or cancelled any more, and a new one may begin. */
export function hasEnded(status: string): boolean {
  return ['canceled', 'incomplete', 'incomplete_expired'].includes(status)
}
