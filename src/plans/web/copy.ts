import type { DatedSubscription } from '#plans/datedSubscription.ts'
import { type Plan, planOf } from '#plans/plans.ts'
import { dayText } from '#plans/web/dayText.ts'

export const pricingCopy = {
  back: 'Back to Translator',
  heading: 'Choose Your Plan',
  lead: 'Prices are in US dollars. Payment opens in a new tab. Change or cancel at any time.',
  current: 'Current Plan',
  start: 'Start free',
  manage: 'Manage Subscription',
  opening: 'Opening...',
  signIn: 'Sign In',
} as const

export const bannerCopy = {
  checking: ['Checking your payment', 'This page updates by itself as soon as the payment arrives.'],
  unseen: [
    'No payment has arrived yet',
    'If you have paid, come back to this page in a minute. Your payment is not lost.',
  ],
} as const

/** When the daily limits reset, in UTC and, once known, in the reader's time zone. */
export function resetSentence(midnight: Date | undefined): string {
  const local = midnight && new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(midnight)
  return `Daily limits reset at 00:00 UTC${local ? ` (${local} your time)` : ''}.`
}

export function subscribeLabel({ name }: Plan): string {
  return `Subscribe to ${name}`
}

export function switchLabel({ name }: Plan): string {
  return `Switch to ${name}`
}

export function paidSentence({ name }: Plan): string {
  return `You are on the ${name} plan now.`
}

/** How a subscription continues; undefined if there is none, or if it has no end. */
export function renewalSentence(subscription: DatedSubscription): string | undefined {
  const { subscribed, subscription_end: end, renewal } = subscription
  if (!subscribed || end === null) return undefined
  const { name } = planOf(subscription)
  if (renewal === 'ending') return `Ends on ${dayText(end)}. You keep ${name} until then.`
  if (renewal === 'past_due') return `The last payment failed. Pay by ${dayText(end)} to keep ${name}.`
  return `Renews on ${dayText(end)}.`
}
