/** The one table of plans: prices, features and daily limits. Pricing page, limits, checks and messages all read it. */
export interface Plan {
  id: 'free' | 'basic' | 'premium'
  name: 'Free' | 'Basic' | 'Premium'
  /** US dollars a month, 0 for ever on the Free plan. */
  price: number
  period: string
  /** Whom it is for, in one sentence. */
  description: string
  /** Characters (Unicode code points of the input) that may be translated per UTC day; null: unlimited. */
  charactersPerDay: number | null
  /** Completed matches per UTC day; null: unlimited. */
  matchesPerDay: number | null
  /** What it holds beside its daily limits. */
  features: readonly string[]
}

/** One that is sold; its name is a subscription's tier. */
export type PaidPlan = Plan & { id: 'basic' | 'premium'; name: Tier }
export type PaidPlanId = PaidPlan['id']
export type Tier = 'Basic' | 'Premium'

/** The feature that the server refuses to plans without it. */
const BULK = 'Bulk translations'

export const FREE: Plan = {
  id: 'free',
  name: 'Free',
  price: 0,
  period: 'forever',
  description: 'For a first look, and a few rounds a day.',
  charactersPerDay: 1_000,
  matchesPerDay: 5,
  features: ['Basic AI translation', 'English to Korean only', 'Standard support'],
}

export const BASIC: PaidPlan = {
  id: 'basic',
  name: 'Basic',
  price: 4.99,
  period: 'per month',
  description: 'For learning every day.',
  charactersPerDay: 10_000,
  matchesPerDay: 50,
  features: ['Premium AI translation', 'Priority support', 'No ads'],
}

export const PREMIUM: PaidPlan = {
  id: 'premium',
  name: 'Premium',
  price: 9.99,
  period: 'per month',
  description: 'For learning without counting.',
  charactersPerDay: null,
  matchesPerDay: null,
  features: ['Advanced translation', 'Premium support', 'No ads', 'Translation history', BULK],
}

export const PAID_PLANS: readonly PaidPlan[] = [BASIC, PREMIUM]
export const PLANS: readonly Plan[] = [FREE, ...PAID_PLANS]

export function allowsBulk(plan: Plan): boolean {
  return plan.features.includes(BULK)
}

export function planWithId(id: Plan['id']): Plan {
  return PLANS.find((plan) => plan.id === id) ?? FREE
}

/** What the `subscriptions` table says of a user, as the wire's `check-subscription` answers it. */
export interface Subscription {
  subscribed: boolean
  subscription_tier: Tier | null
}

export const NOT_SUBSCRIBED: Subscription = { subscribed: false, subscription_tier: null }

/** Free when not subscribed, Basic when subscribed without a tier, otherwise the tier. */
export function planOf(subscription: Subscription): Plan {
  if (!subscription.subscribed) return FREE
  return subscription.subscription_tier === 'Premium' ? PREMIUM : BASIC
}
