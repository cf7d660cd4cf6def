import { type EpochMs, SECOND_MS } from '#kit/time.ts'
import type { PaidPlanId } from '#plans/plans.ts'

/** Seconds since 1970, the payment provider's format of time. */
type EpochSeconds = number

/** A subscription of the test payments in Stripe's format, so that the same code reads both. */
export interface TestSubscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'canceled'
  cancel_at_period_end: boolean
  ended_at: EpochSeconds | null
  items: { data: [TestSubscriptionItem] }
}

interface TestSubscriptionItem {
  price: { id: string; metadata: { plan: PaidPlanId } }
  current_period_start: EpochSeconds
  current_period_end: EpochSeconds
}

/** The actions of the test portal. */
export type TestChange =
  | { kind: 'switch'; planId: PaidPlanId }
  | { kind: 'cancel' }
  | { kind: 'resume' }
  | { kind: 'end' }

export function newTestSubscription(id: string, customer: string, planId: PaidPlanId, now: EpochMs): TestSubscription {
  const start = Math.floor(now / SECOND_MS)
  const item = { price: priceOf(planId), current_period_start: start, current_period_end: monthAfter(start) }
  return {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    cancel_at_period_end: false,
    ended_at: null,
    items: { data: [item] },
  }
}

/** A subscription that has ended does not change. */
export function changedTestSubscription(
  subscription: TestSubscription,
  change: TestChange,
  now: EpochMs,
): TestSubscription {
  if (subscription.status === 'canceled') return subscription
  switch (change.kind) {
    case 'switch':
      return { ...subscription, items: { data: [{ ...subscription.items.data[0], price: priceOf(change.planId) }] } }
    case 'cancel':
      return { ...subscription, cancel_at_period_end: true }
    case 'resume':
      return { ...subscription, cancel_at_period_end: false }
    case 'end':
      return { ...subscription, status: 'canceled', ended_at: Math.floor(now / SECOND_MS) }
  }
}

/** At the end of its period, the subscription ends or renews. Returns the same object if nothing is due. */
export function dueTestSubscription(subscription: TestSubscription, now: EpochMs): TestSubscription {
  const [item] = subscription.items.data
  if (subscription.status === 'canceled' || item.current_period_end * SECOND_MS > now) return subscription
  if (subscription.cancel_at_period_end) {
    return { ...subscription, status: 'canceled', ended_at: item.current_period_end }
  }
  const start = item.current_period_end
  const renewed = { ...item, current_period_start: start, current_period_end: monthAfter(start) }
  return dueTestSubscription({ ...subscription, items: { data: [renewed] } }, now)
}

function priceOf(planId: PaidPlanId): TestSubscriptionItem['price'] {
  return { id: `price_test_${planId}`, metadata: { plan: planId } }
}

/** The same day of the next month, or that month's last day. */
function monthAfter(start: EpochSeconds): EpochSeconds {
  const from = new Date(start * SECOND_MS)
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + 1)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to.getTime() / SECOND_MS
}
