import type { Plan } from '#plans/plans.ts'

export const pricingCopy = {
  back: 'Back to Translator',
  heading: 'Choose Your Plan',
  lead: 'Prices are in US dollars. Payment opens in a new tab; change or cancel there whenever you like.',
  current: 'Current Plan',
  start: 'Start free',
  manage: 'Manage Subscription',
  opening: 'Opening...',
  resets: 'Daily limits start anew at 00:00 UTC.',
  signIn: 'Sign In',
} as const

/** Why a payment page could not be opened. */
export const paymentCopy = {
  'create-checkout': { signedOut: 'Please sign in to subscribe', failed: 'Failed to create checkout session' },
  'customer-portal': {
    signedOut: 'Please sign in to manage subscription',
    failed: 'Failed to open customer portal',
  },
} as const

export const bannerCopy = {
  checking: ['Checking your payment', 'This page changes by itself as soon as it has arrived.'],
  unseen: ['No payment has arrived yet', 'If you paid, come back to this page in a minute. Nothing is lost.'],
} as const

export function subscribeLabel({ name }: Plan): string {
  return `Subscribe to ${name}`
}

export function switchLabel({ name }: Plan): string {
  return `Switch to ${name}`
}

export function paidSentence({ name }: Plan): string {
  return `You are on the ${name} plan now.`
}
