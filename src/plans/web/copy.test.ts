import { expect, test } from 'vitest'
import { paymentCopy } from '#plans/paymentCopy.ts'
import { pricingCopy } from '#plans/web/copy.ts'

test('the pricing page uses the words that were agreed', () => {
  expect(pricingCopy).toMatchObject({
    back: 'Back to Translator',
    heading: 'Choose Your Plan',
    current: 'Current Plan',
    manage: 'Manage Subscription',
  })
})

test('who is signed out is asked to sign in, and a failure names what failed', () => {
  expect(paymentCopy).toEqual({
    'create-checkout': { signedOut: 'Please sign in to subscribe', failed: 'Failed to create checkout session' },
    'customer-portal': { signedOut: 'Please sign in to manage subscription', failed: 'Failed to open customer portal' },
  })
})
