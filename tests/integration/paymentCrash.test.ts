import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { FREE, PREMIUM } from '#plans/plans.ts'
import { endPayments, openPayments } from '#plans/server/payments.ts'
import { type Claims, type Database, OWNER } from '#platform/server/database/database.ts'
import { createLog } from '#platform/server/log.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { NO_PLAN, payingCustomers } from '#tests/support/payments/payingCustomers.ts'
import { openPaymentStage, type PaymentStage, PRICES } from '#tests/support/payments/paymentStage.ts'
import type { StripeBooks } from '#tests/support/payments/stripeBooks.ts'
import { asUser } from '#tests/support/server/dataApi.ts'
import { dependenciesOf, echoEngine } from '#tests/support/translator/translations.ts'
import { translate, usageOf } from '#translator/server/translate.ts'

let context: TestDatabase
let crashing: { database: Database; crash: 'before' | 'after' | 'never' }
let stage: PaymentStage
let books: StripeBooks
let people: ReturnType<typeof payingCustomers>
beforeAll(async () => {
  context = await createTestDatabase()
  crashing = crashingDatabase(context.database)
  stage = await openPaymentStage(crashing.database)
  books = stage.stripe.books
  people = payingCustomers(context.database, books)
})
beforeEach(() => people.setClocks())
afterAll(async () => {
  await stage.close()
  await context.remove()
})

/** Fails in the transaction that records an event: before its commit, or directly after it. */
function crashingDatabase(database: Database): typeof crashing {
  const state: typeof crashing = {
    crash: 'never',
    database: {
      ...database,
      async tx<Result>(claims: Claims, work: Parameters<typeof database.tx<Result>>[1]) {
        let recordsEvent = false
        const result = await database.tx<Result>(claims, async (tx) => {
          const answer = await work({
            ...tx,
            sql(text, parameters) {
              recordsEvent ||= text.includes('insert into app.payment_events')
              return tx.sql(text, parameters)
            },
          })
          if (recordsEvent && state.crash === 'before') throw new Error('crash before the commit')
          return answer
        })
        if (recordsEvent && state.crash === 'after') throw new Error('crash after the commit')
        return result
      },
    },
  }
  return state
}

test.each(['before', 'after'] as const)(
  'after a crash between effect and reply, %s the commit, the plan is right once the event has been sent again',
  async (when) => {
    const { userId, customerId } = await people.customer()
    const event = books.subscriptionEvent('created', books.subscribe(customerId, PRICES.premium))
    crashing.crash = when
    expect(await stage.deliver(event)).toBe(500)
    expect((await people.planOf(userId)).subscribed).toBe(when === 'after')
    crashing.crash = 'never'
    expect(await stage.deliver(event)).toBe(200)
    expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Premium' })
    const rows = await context.database.tx(OWNER, (tx) =>
      tx.sql('select from app.payment_events where id = $1', [event.id]),
    )
    expect(rows).toHaveLength(1)
  },
)

test('a downgrade during the day applies from the next text on, and the characters left are never negative', async () => {
  const { userId, customerId } = await people.customer()
  const translator = dependenciesOf(context.database, echoEngine())
  const order = (text: string) => ({
    text,
    tone: 'polite' as const,
    claims: asUser(userId),
    address: '192.0.2.1',
    signal: new AbortController().signal,
  })
  const left = async () => (await usageOf(asUser(userId), '192.0.2.1', translator)).left
  const free = FREE.charactersPerDay ?? 0

  const subscription = books.subscribe(customerId, PRICES.premium)
  await stage.deliver(books.subscriptionEvent('created', subscription))
  expect(await left()).toBe(PREMIUM.charactersPerDay)
  await translate(order('a'.repeat(free * 3)), translator)

  books.switchTo(subscription, PRICES.basic)
  await stage.deliver(books.subscriptionEvent('updated', subscription))
  expect(await left()).toBe(free * 7)
  books.end(subscription)
  await stage.deliver(books.subscriptionEvent('deleted', subscription))
  expect(await left()).toBe(0)
  await expect(translate(order('b'), translator)).rejects.toMatchObject({
    status: 429,
    extra: { limit: free, left: 0 },
  })

  await stage.deliver(books.subscriptionEvent('created', books.subscribe(customerId, PRICES.premium)))
  expect((await translate(order('c'), translator)).usage.left).toBeNull()
})

test('deleting an account first deletes the customer at Stripe, and the account stays if that fails', async () => {
  const { userId, customerId } = await people.customer()
  const subscription = books.subscribe(customerId, PRICES.basic)
  const settings = { secretKey: 'sk_test_fake', webhookSecret: 'whsec_fake', apiBase: stage.stripe.url, prices: PRICES }
  const surroundings = { database: context.database, log: createLog('silent'), siteUrl: () => '' }
  const { provider } = await openPayments({ mode: 'production', stripe: settings }, surroundings)
  stage.stripe.works = false
  await expect(endPayments(userId, { database: context.database, provider })).rejects.toMatchObject({ status: 503 })
  stage.stripe.works = true
  await endPayments(userId, { database: context.database, provider })
  expect(subscription.status).toBe('canceled')
  await endPayments(userId, { database: context.database, provider })
  expect(await stage.deliver(books.subscriptionEvent('deleted', subscription))).toBe(200)
  expect(await people.planOf(userId)).toEqual(NO_PLAN)
})
