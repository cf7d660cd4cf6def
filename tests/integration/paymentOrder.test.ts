import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, OWNER } from '#platform/server/database/database.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/database/testDatabase.ts'
import { NO_PLAN, payingCustomers, rightPlan } from '#tests/support/payments/payingCustomers.ts'
import { openPaymentStage, type PaymentStage, PRICES } from '#tests/support/payments/paymentStage.ts'
import type { BookedSubscription, StripeBooks, StripeEvent } from '#tests/support/payments/stripeBooks.ts'
import { repetitions } from '#tests/support/repetitions.ts'

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

/** What may happen to a subscription, each with Stripe's event for it. */
const HAPPENINGS: Record<string, (subscription: BookedSubscription) => StripeEvent> = {
  'is switched to Premium': (subscription) => {
    books.switchTo(subscription, PRICES.premium)
    return books.subscriptionEvent('updated', subscription)
  },
  'is switched to Basic': (subscription) => {
    books.switchTo(subscription, PRICES.basic)
    return books.subscriptionEvent('updated', subscription)
  },
  'is canceled at the end of its period': (subscription) => {
    subscription.cancel_at_period_end = true
    return books.subscriptionEvent('updated', subscription)
  },
  'is resumed': (subscription) => {
    subscription.cancel_at_period_end = false
    return books.subscriptionEvent('updated', subscription)
  },
  'is renewed': (subscription) => {
    books.renew(subscription)
    return books.invoiceEvent('paid', subscription)
  },
  'is renewed without being paid': (subscription) => {
    books.renew(subscription, 'past_due')
    return books.invoiceEvent('payment_failed', subscription)
  },
  'is finally paid': (subscription) => {
    subscription.status = 'active'
    return books.invoiceEvent('paid', subscription)
  },
  'has its payment disputed': (subscription) =>
    books.event('charge.dispute.created', { status: 'needs_response', payment_intent: books.paymentOf(subscription) }),
  'ends at once': (subscription) => {
    books.end(subscription)
    return books.subscriptionEvent('deleted', subscription)
  },
}
const happening = fc.constantFrom(...Object.keys(HAPPENINGS))

/** After the end of a subscription, nothing else can happen to it. */
function happens(name: string, subscription: BookedSubscription): StripeEvent {
  if (subscription.status === 'canceled') return books.subscriptionEvent('deleted', subscription)
  const event = HAPPENINGS[name]?.(subscription)
  if (!event) throw new Error(name)
  books.now += 60
  return event
}

describe('the same event, delivered 20 times in parallel,', () => {
  test('has one effect', async () => {
    const { userId, customerId } = await people.customer()
    const subscription = books.subscribe(customerId, PRICES.premium)
    const event = books.subscriptionEvent('created', subscription)
    await countWrites(userId)
    const answers = await Promise.all(Array.from({ length: 20 }, () => stage.deliver(event)))
    expect(new Set(answers)).toEqual(new Set([200]))
    expect(await writesFor(userId)).toBe(1)
    expect(await people.planOf(userId)).toMatchObject({ subscription_tier: 'Premium' })
  })

  test('ends a disputed subscription once', async () => {
    const { userId, customerId } = await people.customer()
    const subscription = books.subscribe(customerId, PRICES.basic)
    await deliverAll([books.subscriptionEvent('created', subscription)])
    const dispute = { status: 'needs_response', payment_intent: books.paymentOf(subscription) }
    const event = books.event('charge.dispute.created', dispute)
    await Promise.all(Array.from({ length: 20 }, () => stage.deliver(event)))
    const keys = stage.stripe.callsOf(`DELETE /v1/subscriptions/${subscription.id}`).map((call) => call.idempotencyKey)
    expect(new Set(keys)).toEqual(new Set([`end-${subscription.id}`]))
    expect(await people.planOf(userId)).toEqual(NO_PLAN)
  })
})

/** Starts to count the writes to one user's plan. */
async function countWrites(userId: string): Promise<void> {
  await database.tx(OWNER, (tx) =>
    tx.script(`
      create table if not exists app.counted_writes (user_id uuid);
      create or replace function app.count_write() returns trigger language plpgsql security definer as $$
        begin insert into app.counted_writes values (new.user_id); return new; end $$;
      create or replace trigger count_writes after insert or update on public.subscriptions
        for each row execute function app.count_write();
      delete from app.counted_writes where user_id = '${userId}'`),
  )
}

async function writesFor(userId: string): Promise<number> {
  return (await sql('select from app.counted_writes where user_id = $1', [userId])).length
}

describe('every order of five events ends in the same state', () => {
  const history = fc.array(happening, { minLength: 5, maxLength: 5 })

  test('which equals the state at Stripe, in whatever order and however often they arrive', async () => {
    const deliveries = fc.array(fc.nat(4), { maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(
        history,
        fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
        fc.array(deliveries, { minLength: 5, maxLength: 5 }),
        async (names, order, between) => {
          const { userId, customerId } = await people.customer()
          const subscription = books.subscribe(customerId, PRICES.basic)
          const events: StripeEvent[] = []
          for (const [step, name] of names.entries()) {
            events.push(happens(name, subscription))
            for (const index of between[step] ?? []) if (events[index]) await stage.deliver(events[index])
          }
          await deliverAll(order.flatMap((index) => events[index] ?? []))
          await people.setClocks()
          expect(await people.planOf(userId)).toEqual(rightPlan(subscription, books))
        },
      ),
      { numRuns: repetitions(25, 250) },
    )
  })

  test('even if Stripe no longer knows the subscription: the newest event counts', async () => {
    stage.stripe.forgets = true
    const eventNames = fc.array(
      fc.constantFrom(
        'is switched to Premium',
        'is switched to Basic',
        'is canceled at the end of its period',
        'is resumed',
      ),
      { minLength: 5, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(eventNames, fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), async (names, order) => {
        const { userId, customerId } = await people.customer()
        const subscription = books.subscribe(customerId, PRICES.basic)
        const events = names.map((name) => happens(name, subscription))
        await deliverAll(order.flatMap((index) => events[index] ?? []))
        expect(await people.planOf(userId)).toEqual(rightPlan(subscription, books))
      }),
      { numRuns: repetitions(15, 150) },
    )
  })

  test('even if they all arrive at once', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (names) => {
        const { userId, customerId } = await people.customer()
        const subscription = books.subscribe(customerId, PRICES.basic)
        const events = names.map((name) => happens(name, subscription))
        await Promise.all(events.map((event) => stage.deliver(event)))
        await people.setClocks()
        expect(await people.planOf(userId)).toEqual(rightPlan(subscription, books))
      }),
      { numRuns: repetitions(15, 150) },
    )
  })
})
