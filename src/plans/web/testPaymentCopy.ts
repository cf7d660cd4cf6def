import { priceText } from '#plans/planOffer.ts'
import type { Plan } from '#plans/plans.ts'

export const testPaymentCopy = {
  label: 'Test payment',
  remark:
    'No money moves, and no card is asked for. This page stands in for the payment provider on a developer’s machine.',
  back: 'Back to the plans',
  paying: 'Paying...',
  paid: 'This test payment has been made.',
  portal: 'Your test subscription',
  cancel: 'Cancel at the end of the period',
  resume: 'Resume subscription',
  changing: 'Changing...',
  none: 'There is no subscription here any more.',
  renews: 'Renews on',
  ends: 'Ends on',
} as const

export function checkoutHeading({ name }: Plan): string {
  return `Subscribe to ${name}`
}

/** `Pay $4.99 (test)` */
export function payLabel({ price }: Plan): string {
  return `Pay ${priceText(price)} (test)`
}

export function switchTo({ name }: Plan): string {
  return `Switch to ${name}`
}

/** `$4.99 per month` */
export function rateText({ price, period }: Plan): string {
  return `${priceText(price)} ${period}`
}
