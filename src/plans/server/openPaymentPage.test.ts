import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { planFunctions } from '#plans/server/planFunctions.ts'
import { stripeClient } from '#plans/server/stripeClient.ts'
import { setUpStripe } from '#plans/server/stripeSetup.ts'
import { OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { STRIPE_KEY } from '#tests/support/payments/fakeStripe.ts'
import { openPaymentStage, type PaymentStage, SITE } from '#tests/support/payments/paymentStage.ts'
import { createUser } from '#tests/support/server/createUser.ts'
import { startDataApi } from '#tests/support/server/dataApi.ts'

let context: TestDatabase
let stage: PaymentStage
let ann: string
beforeAll(async () => {
  context = await createTestDatabase()
  stage = await openPaymentStage(context.database)
})
beforeEach(async () => {
  ann = await createUser(context.database, undefined)
  stage.stripe.calls.length = 0
  stage.stripe.works = true
})
afterAll(async () => {
  await stage.close()
  await context.remove()
})

function call(name: string, body: object = {}, userId?: string): Promise<Response> {
  return stage.api.request(`/functions/v1/${name}`, { method: 'POST', body: JSON.stringify(body) }, userId)
}

async function checkoutOf(userId: string, plan: string): Promise<string> {
  const { url } = (await (await call('create-checkout', { plan }, userId)).json()) as { url: string }
  return url
}

function idIn(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}

describe('create-checkout', () => {
  test('opens a checkout with the plan’s price, for a customer that the server chooses', async () => {
    const url = await checkoutOf(ann, 'premium')
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_/)
    const [made] = stage.stripe.callsOf('POST /v1/customers')
    expect(made?.fields).toEqual({ email: expect.stringMatching(/@example\.org$/), 'metadata[user_id]': ann })
    const [session] = stage.stripe.callsOf('POST /v1/checkout/sessions')
    expect(session?.fields).toEqual({
      mode: 'subscription',
      customer: expect.stringMatching(/^cus_/),
      'line_items[0][price]': 'price_premium',
      'line_items[0][quantity]': '1',
      success_url: `${SITE}/pricing?checkout=success`,
      cancel_url: `${SITE}/pricing`,
    })
  })

  test.each([{ plan: 'free' }, { plan: 'Premium' }, { plan: '' }, {}, { plan: 'basic', customer: 'cus_1' }, ['basic']])(
    'refuses %j',
    async (body) => {
      expect((await call('create-checkout', body, ann)).status).toBe(400)
      expect(stage.stripe.calls).toEqual([])
    },
  )

  test('creates one customer and leaves one checkout open, however often the button is pressed at once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => call('create-checkout', { plan: 'basic' }, ann)))
    await checkoutOf(ann, 'premium')
    const customers = new Set(stage.stripe.callsOf('POST /v1/checkout/sessions').map(({ fields }) => fields.customer))
    expect(customers.size).toBe(1)
    const [customer] = customers
    const open = [...stage.stripe.books.checkouts.values()].filter(
      (checkout) => checkout.customer === customer && checkout.status === 'open',
    )
    expect(open.map(({ price }) => price)).toEqual(['price_premium'])
  })

  test('opens the portal for a subscriber, even before the payment’s event arrives, so that the user does not pay twice', async () => {
    const subscription = stage.stripe.books.pay(idIn(await checkoutOf(ann, 'basic')))
    expect(await checkoutOf(ann, 'premium')).toMatch(/^https:\/\/billing\.stripe\.test\/cus_/)
    stage.stripe.books.end(subscription)
    expect(await checkoutOf(ann, 'premium')).toMatch(/^https:\/\/checkout\.stripe\.test\/cs_/)
  })

  test('creates a new customer if the old one was deleted at Stripe', async () => {
    await checkoutOf(ann, 'basic')
    const [first] = stage.stripe.callsOf('POST /v1/checkout/sessions')
    stage.stripe.books.deleteCustomer(first?.fields.customer ?? '')
    await checkoutOf(ann, 'basic')
    const sessions = stage.stripe.callsOf('POST /v1/checkout/sessions')
    expect(new Set(sessions.map(({ fields }) => fields.customer)).size).toBe(2)
  })

  test('finds prices by the lookup key from stripe:setup if no variable names them', async () => {
    const other = await openPaymentStage(context.database, {})
    try {
      const { prices } = await setUpStripe(
        stripeClient({ secretKey: STRIPE_KEY, apiBase: other.stripe.url }),
        undefined,
      )
      const body = JSON.stringify({ plan: 'basic' })
      await other.api.request('/functions/v1/create-checkout', { method: 'POST', body }, ann)
      const [session] = other.stripe.callsOf('POST /v1/checkout/sessions')
      expect(session?.fields['line_items[0][price]']).toBe(prices.basic)
    } finally {
      await other.close()
    }
  })
})

describe('customer-portal', () => {
  test('opens a portal that offers both plans and leads back to the pricing page', async () => {
    await setUpStripe(stripeClient({ secretKey: STRIPE_KEY, apiBase: stage.stripe.url }), undefined)
    stage.stripe.books.pay(idIn(await checkoutOf(ann, 'basic')))
    expect(await (await call('customer-portal', {}, ann)).json()).toEqual({
      url: expect.stringMatching(/^https:\/\/billing\.stripe\.test\/cus_/),
    })
    const [session] = stage.stripe.callsOf('POST /v1/billing_portal/sessions')
    expect(session?.fields).toMatchObject({
      return_url: `${SITE}/pricing`,
      configuration: stage.stripe.catalog.configurations.at(-1)?.id,
    })
  })

  test('refuses a user who never paid', async () => {
    const answer = await call('customer-portal', {}, ann)
    expect([answer.status, await answer.json()]).toMatchObject([409, { code: 'not_subscribed' }])
  })
})

describe.each([
  {
    name: 'create-checkout',
    body: { plan: 'basic' },
    signedOut: 'Please sign in to subscribe',
    failed: 'Failed to create checkout session',
  },
  {
    name: 'customer-portal',
    body: {},
    signedOut: 'Please sign in to manage subscription',
    failed: 'Failed to open customer portal',
  },
])('$name', ({ name, body, signedOut, failed }) => {
  test('asks a visitor to sign in', async () => {
    const answer = await call(name, body)
    expect([answer.status, await answer.json()]).toMatchObject([401, { message: signedOut }])
  })

  test('returns an error if Stripe does not respond', async () => {
    await checkoutOf(ann, 'basic')
    stage.stripe.works = false
    const answer = await call(name, body, ann)
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'payments_unavailable', message: failed }])
  })

  test('returns the same error in production without Stripe', async () => {
    const functions = planFunctions({ database: context.database, provider: undefined })
    const api = await startDataApi(context.database, { functions })
    try {
      const request = { method: 'POST', body: JSON.stringify(body) }
      expect(await api.refusal(`/functions/v1/${name}`, request, ann)).toMatchObject({ status: 503, message: failed })
    } finally {
      await api.close()
    }
  })
})

test('a deleted account cannot open a checkout', async () => {
  await context.database.tx(OWNER, (tx) => tx.sql('delete from auth.users where id = $1', [ann]))
  const answer = await call('create-checkout', { plan: 'basic' }, ann)
  expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'user_not_found' }])
})
