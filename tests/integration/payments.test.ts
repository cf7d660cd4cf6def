import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { signed } from '#tests/support/payments/fakeStripe.ts'
import { NO_PLAN, payingCustomers } from '#tests/support/payments/payingCustomers.ts'
import { openPaymentStage, type PaymentStage, PRICES } from '#tests/support/payments/paymentStage.ts'
import type { BookedSubscription, StripeBooks, StripeEvent } from '#tests/support/payments/stripeBooks.ts'

const DAY = 86_400

let context: TestDatabase
let database: Database
let stage: PaymentStage
let books: StripeBooks
let people: ReturnType<typeof payingCustomers>
beforeAll(async () => {
  context = await createTestDatabase()
  database = context.database
  stage = await openPaymentStage(database)
  books = stage.stripe.books
  people = payingCustomers(database, books)
})
beforeEach(async () => {
  stage.stripe.works = true
  stage.stripe.forgets = false
  await people.setClocks()
})
afterAll(async () => {
  await stage.close()
  await context.remove()
})

function sql<Row>(text: string, parameters: readonly unknown[] = []): Promise<Row[]> {
  return database.tx(OWNER, (tx) => tx.sql<Row>(text, parameters))
}

async function deliverAll(events: readonly StripeEvent[]): Promise<void> {
  for (const event of events) expect(await stage.deliver(event)).toBe(200)
}

describe('an event without a fresh signature from Stripe', () => {
  let event: StripeEvent
  let userId: string
  beforeEach(async () => {
    const known = await people.customer()
    userId = known.userId
    event = books.subscriptionEvent('created', books.subscribe(known.customerId, PRICES.premium))
  })

  async function refused(payload: string, signature: string): Promise<void> {
    const answer = await stage.post(payload, signature)
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad_signature' }])
    expect(await people.planOf(userId)).toEqual(NO_PLAN)
  }

  test('is refused (400) if it was forged', async () => {
    const { payload, signature } = signed(event, { secret: 'whsec_guessed' })
    await refused(payload, signature)
    await refused(payload, '')
    await refused(payload, `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}`)
  })

  test('is refused (400) if it was altered, even by one space', async () => {
    const { payload, signature } = signed(event)
    await refused(payload.replace(PRICES.premium, PRICES.basic), signature)
    await refused(`${payload} `, signature)
    await refused(
      payload,
      signature.replace(/t=(\d+)/, (_, at) => `t=${Number(at) - 1}`),
    )
  })

  test('is refused (400) if it was signed more than five minutes ago', async () => {
    const old = signed(event, { timestamp: Math.floor(Date.now() / 1_000) - 301 })
    await refused(old.payload, old.signature)
    const recent = signed(event, { timestamp: Math.floor(Date.now() / 1_000) - 290 })
    expect((await stage.post(recent.payload, recent.signature)).status).toBe(200)
  })

  test('is refused (400) if it is signed but is not an event', async () => {
    for (const body of [{}, [], { id: 'evt', type: 'x' }, { ...event, data: null }]) {
      const { payload, signature } = signed(body)
      expect((await stage.post(payload, signature)).status).toBe(400)
    }
  })
})

describe('money that is taken back', () => {
  async function subscriber(): Promise<{ userId: string; subscription: BookedSubscription }> {
    const { userId, customerId } = await people.customer()
    const subscription = books.subscribe(customerId, PRICES.premium)
    await deliverAll([books.subscriptionEvent('created', subscription)])
    return { userId, subscription }
  }

  test('ends the plan at once when the newest payment is refunded in full', async () => {
    const { userId, subscription } = await subscriber()
    const payment = books.paymentOf(subscription)
    await deliverAll([books.event('charge.refunded', { refunded: false, payment_intent: payment })])
    expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Premium' })
    await deliverAll([books.event('charge.refunded', { refunded: true, payment_intent: payment })])
    expect(await people.planOf(userId)).toEqual(NO_PLAN)
    expect(subscription.status).toBe('canceled')
  })

  test('does not end the plan when an older payment, or a payment for something else, is refunded', async () => {
    const { userId, subscription } = await subscriber()
    const older = books.paymentOf(subscription)
    books.renew(subscription)
    await people.setClocks()
    await deliverAll([
      books.invoiceEvent('paid', subscription),
      books.event('charge.refunded', { refunded: true, payment_intent: older }),
      books.event('charge.refunded', { refunded: true, payment_intent: 'pi_of_something_else' }),
    ])
    expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Premium' })
  })

  test('ends the plan when a payment is disputed, but not on an inquiry', async () => {
    const { userId, subscription } = await subscriber()
    const dispute = { status: 'warning_needs_response', payment_intent: books.paymentOf(subscription) }
    await deliverAll([books.event('charge.dispute.created', dispute)])
    expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Premium' })
    await deliverAll([books.event('charge.dispute.created', { ...dispute, status: 'needs_response' })])
    expect(await people.planOf(userId)).toEqual(NO_PLAN)
  })
})

test('after an unpaid renewal the plan continues for three days, and paying within or after them restores it', async () => {
  const { userId, customerId } = await people.customer()
  const subscription = books.subscribe(customerId, PRICES.basic)
  books.renew(subscription, 'past_due')
  const due = books.now
  await people.setClocks()
  await deliverAll([books.invoiceEvent('payment_failed', subscription)])
  const graceEnd = new Date((due + 3 * DAY) * 1_000).toISOString()
  expect(await people.planOf(userId)).toMatchObject({ renewal: 'past_due', subscription_end: graceEnd })
  books.now = due + 3 * DAY - 1
  await people.setClocks()
  expect(await people.planOf(userId)).toMatchObject({ subscribed: true })
  books.now = due + 3 * DAY
  await people.setClocks()
  expect(await people.planOf(userId)).toEqual(NO_PLAN)
  subscription.status = 'active'
  await deliverAll([books.invoiceEvent('paid', subscription)])
  expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Basic', renewal: 'renewing' })
})

test('a canceled plan lasts until the second up to which it is paid', async () => {
  const { userId, customerId } = await people.customer()
  const subscription = books.subscribe(customerId, PRICES.premium)
  subscription.cancel_at_period_end = true
  await deliverAll([books.subscriptionEvent('updated', subscription)])
  const end = subscription.items.data[0]?.current_period_end ?? 0
  books.now = end - 1
  await people.setClocks()
  expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Premium', renewal: 'ending' })
  books.now = end
  await people.setClocks()
  expect(await people.planOf(userId)).toEqual(NO_PLAN)
})

test('with two subscriptions the higher plan counts, and when it ends, the other one does', async () => {
  const { userId, customerId } = await people.customer()
  const basic = books.subscribe(customerId, PRICES.basic)
  const premium = books.subscribe(customerId, PRICES.premium)
  await deliverAll([books.subscriptionEvent('created', premium), books.subscriptionEvent('created', basic)])
  expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Premium' })
  books.end(premium)
  await deliverAll([books.subscriptionEvent('deleted', premium)])
  expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Basic' })
})

test('a customer who was deleted at Stripe and replaced here loses the old customer’s plan', async () => {
  const { userId, customerId } = await people.customer()
  const subscription = books.subscribe(customerId, PRICES.premium)
  await deliverAll([books.subscriptionEvent('created', subscription)])
  books.deleteCustomer(customerId)
  await sql('delete from app.payment_customers where user_id = $1', [userId])
  await deliverAll([books.subscriptionEvent('deleted', subscription)])
  expect(await people.planOf(userId)).toEqual(NO_PLAN)
})

test('while Stripe cannot be reached, no event is recorded, so that it takes effect when it is sent again', async () => {
  const { userId, customerId } = await people.customer()
  const event = books.subscriptionEvent('created', books.subscribe(customerId, PRICES.premium))
  stage.stripe.works = false
  expect(await stage.deliver(event)).toBe(503)
  expect(await people.planOf(userId)).toEqual(NO_PLAN)
  stage.stripe.works = true
  expect(await stage.deliver(event)).toBe(200)
  expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Premium' })
})

test('events of unknown customers and of other kinds are acknowledged, and change nothing', async () => {
  const strange = books.subscribe('cus_of_nobody', PRICES.premium)
  await deliverAll([
    books.subscriptionEvent('created', strange),
    books.event('product.created', { id: 'prod_1' }),
    books.event('checkout.session.completed', { id: 'cs_1', subscription: null }),
  ])
  expect(await sql('select from app.payment_subscriptions where id = $1', [strange.id])).toEqual([])
})
