import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAID_PLANS } from '#plans/plans.ts'
import { stripeClient } from '#plans/server/stripeClient.ts'
import { setUpStripe } from '#plans/server/stripeSetup.ts'
import { type FakeStripe, STRIPE_KEY, startFakeStripe } from '#tests/support/payments/fakeStripe.ts'

const WEBHOOK = 'https://hanpan.example/webhooks/stripe'

let stripe: FakeStripe
beforeAll(async () => {
  stripe = await startFakeStripe()
})
afterAll(() => stripe.close())

function setUp() {
  return setUpStripe(stripeClient({ secretKey: STRIPE_KEY, apiBase: stripe.url }), WEBHOOK)
}

test('the setup creates the plans at Stripe, with a portal that offers both and a webhook', async () => {
  const { prices, webhook } = await setUp()
  expect(stripe.catalog.prices.map((price) => [price.id, price.unit_amount, price['recurring[interval]']])).toEqual(
    PAID_PLANS.map(({ id, price }) => [prices[id], String(Math.round(price * 100)), 'month']),
  )
  expect(stripe.catalog.prices.map((price) => price['metadata[plan]'])).toEqual(['basic', 'premium'])
  const portal = stripe.catalog.configurations.at(-1) ?? {}
  expect(portal).toMatchObject({
    'features[subscription_cancel][mode]': 'at_period_end',
    'features[subscription_update][products][0][prices][0]': prices.basic,
    'features[subscription_update][products][1][prices][0]': prices.premium,
  })
  expect(webhook).toEqual({ url: WEBHOOK, secret: expect.stringMatching(/^whsec_/) })
})

test('a second run creates nothing twice', async () => {
  const sizes = () => Object.values(stripe.catalog).map((things) => things.length)
  const before = sizes()
  const { webhook } = await setUp()
  expect(sizes()).toEqual(before)
  expect(webhook).toEqual({ url: WEBHOOK, secret: undefined })
})

test('a changed price is created again, and then found by the lookup key', async () => {
  const old = stripe.catalog.prices[0]
  if (old) old.unit_amount = '199'
  const { prices } = await setUp()
  expect(prices.basic).not.toBe(old?.id)
  const found = stripe.catalog.prices.filter((price) => price.lookup_key === 'hanpan_basic_monthly')
  expect(found.map(({ id }) => id)).toEqual([prices.basic])
})
