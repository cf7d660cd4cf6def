import { expect, test } from 'vitest'
import { NO_SUBSCRIPTION } from '#plans/datedSubscription.ts'
import type { Renewal } from '#plans/entitlement.ts'
import { paymentCopy } from '#plans/paymentCopy.ts'
import { pricingCopy, renewalSentence, resetSentence } from '#plans/web/copy.ts'

test('the pricing page uses the agreed texts', () => {
  expect(pricingCopy).toMatchObject({
    back: 'Back to Translator',
    heading: 'Choose Your Plan',
    current: 'Current Plan',
    manage: 'Manage Subscription',
  })
})

test('the reset time is shown in UTC, and also in the reader’s time zone once it is known', () => {
  expect(resetSentence(undefined)).toBe('Daily limits reset at 00:00 UTC.')
  expect(resetSentence(new Date('2026-11-23T00:00:00Z'))).toMatch(
    /^Daily limits reset at 00:00 UTC \(\d+:00 [AP]M your time\)\.$/,
  )
})

test('a visitor is asked to sign in, and an error says what failed', () => {
  expect(paymentCopy).toEqual({
    'create-checkout': { signedOut: 'Please sign in to subscribe', failed: 'Failed to create checkout session' },
    'customer-portal': { signedOut: 'Please sign in to manage subscription', failed: 'Failed to open customer portal' },
  })
})

test('a subscriber reads how the plan continues, with UTC dates', () => {
  const sentence = (renewal: Renewal, end: string | null) =>
    renewalSentence({ subscribed: true, subscription_tier: 'Premium', subscription_end: end, renewal })
  expect(sentence('renewing', '2026-12-21T23:59:59Z')).toBe('Renews on December 21, 2026.')
  expect(sentence('ending', '2026-12-21T00:00:00Z')).toBe('Ends on December 21, 2026. You keep Premium until then.')
  expect(sentence('past_due', '2026-12-21T00:00:00Z')).toBe(
    'The last payment failed. Pay by December 21, 2026 to keep Premium.',
  )
  expect(sentence('renewing', null)).toBeUndefined()
  expect(renewalSentence(NO_SUBSCRIPTION)).toBeUndefined()
})
