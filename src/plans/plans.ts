/** The only table of plans, with prices, features and daily limits. The pricing page, limits, checks and messages all read it. */
export interface Plan {
  id: 'free' | 'basic' | 'premium'
  name: 'Free' | 'Basic' | 'Premium'
  /** US dollars a month; 0 on the Free plan. */
  price: number
  period: string
  /** A sentence about the plan's purpose. */
  description: string
  /** Characters (Unicode code points of the input) that may be translated per UTC day. Null means unlimited. */
  charactersPerDay: number | null
  /** Completed matches per UTC day. Null means unlimited. */
  matchesPerDay: number | null
  /** The plan's features besides its daily limits. */
  features: readonly string[]
}

/** A plan that is for sale. Its name is a subscription's tier. */
export type PaidPlan = Plan & { id: 'basic' | 'premium'; name: Tier }
export type PaidPlanId = PaidPlan['id']
export type Tier = 'Basic' | 'Premium'

/** The feature that the server refuses to users of other plans. */
const BULK = 'Bulk translations'
const NO_ADS = 'No ads'
const HISTORY = 'Translation history'
const PREMIUM_TRANSLATION = 'Premium AI translation'
const ADVANCED_TRANSLATION = 'Advanced translation'

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
  features: [PREMIUM_TRANSLATION, 'Priority support', NO_ADS],
}

export const PREMIUM: PaidPlan = {
  id: 'premium',
  name: 'Premium',
  price: 9.99,
  period: 'per month',
  description: 'For learning without counting.',
  charactersPerDay: null,
  matchesPerDay: null,
  features: [ADVANCED_TRANSLATION, 'Premium support', NO_ADS, HISTORY, BULK],
}

/** Features that paid plans list although every plan has them. */
export const IN_EVERY_PLAN: readonly string[] = [NO_ADS, HISTORY]

/** The features that need a language model of their own, and their models. */
export const MODEL_OF_FEATURE: Readonly<Record<string, 'premium' | 'advanced'>> = {
  [PREMIUM_TRANSLATION]: 'premium',
  [ADVANCED_TRANSLATION]: 'advanced',
}

export const PAID_PLANS: readonly PaidPlan[] = [BASIC, PREMIUM]
export const PLANS: readonly Plan[] = [FREE, ...PAID_PLANS]

export function allowsBulk(plan: Plan): boolean {
  return plan.features.includes(BULK)
}

export function planWithId(id: Plan['id']): Plan {
  return PLANS.find((plan) => plan.id === id) ?? FREE
}

/** A user's subscription, as `check-subscription` returns it. */
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
